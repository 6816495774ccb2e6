# Settings
setting-empty = { $name } is empty: give it a value, or remove it.
setting-whole = { $name } cannot be “{ $value }”: it must be a whole number, { $least } or more.
setting-most = { $name } cannot be “{ $value }”: it can be { $most } at most.
setting-number = { $name } cannot be “{ $value }”: it must be a number, 0 or more, such as 0.5.
setting-choice = { $name } cannot be “{ $value }”: choose one of { $among }.
setting-url = { $name } is not a usable address: it must begin with https:// or http:// and contain no user name.
setting-contact = { $name } cannot be “{ $value }”: give mailto: and an address, or an address that begins with https://.
setting-push-key = { $name } is not a private key for Web Push: a key has 32 bytes, written as 43 characters.
setting-site = { $name } cannot be “{ $value }”: write a site as https://example.org, without anything after it.
setting-base-path = { $name } cannot be “{ $value }”: write a path as /cards or /games/cards, with Latin letters, digits, “.”, “_”, “~” and “-”.
setting-address = { $name } cannot be “{ $value }”: write addresses or networks such as 10.0.0.2 or 10.0.0.0/8, separated by commas.
setting-file = { $name } names the file “{ $file }”, which cannot be read: check the name and the permissions.
setting-twice = { $name } and { $other } are both set: unset one of them, so that it is clear which is meant.
setting-host = The server cannot listen on “{ $host }”: give an address of this computer with { $name }.
setting-port-used = Port { $port } is in use: stop the other program, or choose another port with { $name }.
setting-port-denied = You may not use port { $port }: choose one from 1024 up with { $name }.

# Backups
backup-foreign = This file is not a backup of Gold & Gavel: choose another one.
backup-broken = This backup is damaged or was cut short: take another one. Nothing of it was restored.
backup-newer = This backup was made by a newer version of Gold & Gavel: install that version to restore it.
backup-unreadable = The backup cannot be read: { $reason }.
backup-unwritten = The backup cannot be written: { $reason }.
backup-other-file = A file with this name already exists and is not a backup: choose another name.
backup-no-database = There is no database “{ $file }”: check the name.
backup-stopped = Cancelled: no partial file was left.
restore-not-empty = The database is not empty. A backup can only be restored into an empty one: choose another with --database.
restore-other-version = The tables in the database are of a different version from this backup: give a new database with --database.
