"""Who somebody is, without an account; another name; deleting one's data; forgetting a device."""
