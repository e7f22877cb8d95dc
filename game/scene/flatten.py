"""Many parts of scenery as one body."""

from __future__ import annotations

from panda3d.core import NodePath, SceneGraphReducer


def flat(node: NodePath) -> NodePath:
    """The node with all that is below it in one body, in place: transforms and colours go into its corners."""
    node.clearModelNodes()
    node.flattenStrong()
    reducer = SceneGraphReducer()
    reducer.collectVertexData(node.node(), 0)
    reducer.unify(node.node(), False)
    return node
