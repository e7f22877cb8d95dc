"""Scripts that make everything in models/, textures/ and sounds/, the pictures in docs/, and the programs in dist/."""
