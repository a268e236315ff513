"""What is taught: lessons, and what a coach says."""
