"""Speed of the environments, compared with other environments of the same libraries."""
