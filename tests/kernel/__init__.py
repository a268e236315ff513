"""The pieces of the kernel, where the conformance suite does not prove them already."""
