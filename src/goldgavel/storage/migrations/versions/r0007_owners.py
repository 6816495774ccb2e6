"""One owner per table: workers with numbers, and the functions that check and change ownership."""

import sqlalchemy as sa
from alembic import op

revision = "r0007"
down_revision = "r0006"


def upgrade() -> None:
    for name in ("keeping", "presence", "workers"):
        op.drop_table(name)
    op.create_table(
        "workers",
        sa.Column("number", sa.BigInteger(), autoincrement=False, nullable=False),
        sa.Column("since", sa.Float(), nullable=False),
        sa.Column("until", sa.Float(), nullable=False),
        sa.Column("sessions", sa.String(64), nullable=False),
        sa.Column("socket", sa.Text(), nullable=False),
        sa.Column("address", sa.String(200), nullable=False),
        sa.Column("secret", sa.String(64), nullable=False),
        sa.PrimaryKeyConstraint("number", name="pk_workers"),
    )
    op.create_table(
        "owners",
        sa.Column("table", sa.String(64), nullable=False),
        sa.Column("worker", sa.BigInteger(), nullable=False),
        sa.ForeignKeyConstraint(["table"], ["tables.id"], name="fk_owners_table", ondelete="CASCADE"),
        sa.ForeignKeyConstraint(["worker"], ["workers.number"], name="fk_owners_worker", ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("table", name="pk_owners"),
    )
    op.create_index("ix_owners_worker", "owners", ["worker"])
    if op.get_bind().dialect.name == "postgresql":
        for statement in POSTGRES:
            op.execute(statement)


# An ordinary sequence: one that belongs to an unlogged table would start again after a crash.
NUMBERS = "CREATE SEQUENCE worker_numbers"

# The advisory lock that a session of the worker holds as long as it lives. The offset keeps other locks apart.
LOCK = """
CREATE FUNCTION worker_lock(of_worker bigint) RETURNS bigint LANGUAGE sql IMMUTABLE AS $$
    SELECT 5171426000000000000 + of_worker
$$
"""
JOIN = """
CREATE FUNCTION join_workers(
    lease double precision, its_sessions text, its_socket text, its_address text, its_secret text
) RETURNS bigint LANGUAGE plpgsql AS $$
DECLARE
    fresh bigint := nextval('worker_numbers');
    moment double precision := extract(epoch FROM clock_timestamp());
BEGIN
    DELETE FROM workers WHERE sessions = its_sessions;
    PERFORM pg_advisory_lock(worker_lock(fresh));
    INSERT INTO workers (number, since, until, sessions, socket, address, secret)
        VALUES (fresh, moment, moment + lease, its_sessions, its_socket, its_address, its_secret);
    RETURN fresh;
END $$
"""
# A worker is dead if its session has ended, or if its lease has. The lease counts only for an observer that has
# renewed its own for as long without a gap: after a pause of the database, everyone's lease has ended. A lease
# that ends too late was renewed before the database's clock was set back.
IS_DEAD = """
CREATE FUNCTION is_dead(worker workers, observer bigint, lease double precision)
RETURNS boolean LANGUAGE plpgsql AS $$
DECLARE
    moment double precision := extract(epoch FROM clock_timestamp());
    latest double precision := moment + 2 * lease;
BEGIN
    RETURN pg_try_advisory_xact_lock_shared(worker_lock(worker.number))
        OR worker.until NOT BETWEEN moment AND latest AND EXISTS (
            SELECT 1 FROM workers AS own WHERE own.number = observer
                AND own.until BETWEEN moment AND latest AND own.since < moment - lease
        );
END $$
"""
# Ends its sessions, so that no open transaction of a stopped process delays the takeover. Its tables become free.
REMOVE = """
CREATE FUNCTION remove_worker(worker workers) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
    PERFORM pg_terminate_backend(pid) FROM pg_stat_activity
        WHERE datname = current_database() AND application_name = worker.sessions AND pid <> pg_backend_pid();
    DELETE FROM workers WHERE number = worker.number;
END $$
"""
REMOVE_DEAD = """
CREATE FUNCTION remove_dead_workers(observer bigint, lease double precision) RETURNS integer LANGUAGE plpgsql AS $$
DECLARE
    other workers;
    found integer := 0;
BEGIN
    FOR other IN SELECT * FROM workers WHERE number <> observer LOOP
        IF is_dead(other, observer, lease) THEN
            PERFORM remove_worker(other);
            found := found + 1;
        END IF;
    END LOOP;
    RETURN found;
END $$
"""
# Returns the owner: the claimant, or another worker that lives. Nothing if there is no such table.
CLAIM = """
CREATE FUNCTION claim_table(of_table text, claimant bigint, lease double precision)
RETURNS SETOF workers LANGUAGE plpgsql AS $$
DECLARE
    owner workers;
BEGIN
    WHILE EXISTS (SELECT 1 FROM tables WHERE id = of_table) LOOP
        INSERT INTO owners ("table", worker) SELECT id, claimant FROM tables WHERE id = of_table
            ON CONFLICT DO NOTHING;
        SELECT workers.* INTO owner FROM owners JOIN workers ON number = worker WHERE "table" = of_table;
        IF owner.number = claimant OR NOT is_dead(owner, claimant, lease) THEN
            RETURN NEXT owner;
            RETURN;
        ELSIF owner.number IS NOT NULL THEN
            PERFORM remove_worker(owner);
        END IF;
    END LOOP;
END $$
"""
# Returns the tables that the worker owns, and locks them: a takeover waits for the end of this transaction.
LOCK_OWNED = """
CREATE FUNCTION lock_owned(by_worker bigint, names text[]) RETURNS SETOF text LANGUAGE plpgsql AS $$
BEGIN
    PERFORM 1 FROM workers WHERE number = by_worker FOR KEY SHARE;
    RETURN QUERY SELECT "table"::text FROM owners WHERE "table" = ANY(names) AND worker = by_worker
        ORDER BY "table" FOR SHARE;
END $$
"""
# Appends the entries of any number of tables in one round trip (storage/postgres/appender.py), except those of
# tables that the worker does not own, which it returns. Without a number it does not check. Sequential scans are
# off because a function keeps the plans of its first calls, when the tables are small.
APPEND = """
CREATE FUNCTION append_entries(
    by_worker bigint, names text[], of_tables text[], versions integer[], kinds text[], seats integer[],
    texts text[], requests text[], times double precision[]
) RETURNS SETOF text LANGUAGE plpgsql SET enable_seqscan = off AS $$
DECLARE
    owned text[] := names;
BEGIN
    IF by_worker IS NOT NULL THEN
        owned := ARRAY(SELECT lock_owned(by_worker, names));
    END IF;
    INSERT INTO log ("table", version, kind, seat, text, request, at)
        SELECT * FROM unnest(of_tables, versions, kinds, seats, texts, requests, times) AS given(name)
        WHERE given.name = ANY(owned);
    RETURN QUERY SELECT name FROM unnest(names) AS name WHERE name <> ALL(owned);
END $$
"""
POSTGRES = (
    "DROP FUNCTION append_entries",
    "ALTER TABLE owners SET UNLOGGED",
    "ALTER TABLE workers SET UNLOGGED",
    NUMBERS,
    LOCK,
    JOIN,
    IS_DEAD,
    REMOVE,
    REMOVE_DEAD,
    CLAIM,
    LOCK_OWNED,
    APPEND,
)
