import { type Kysely, sql } from "kysely";

/** The application_name of connections that stay open after a test. All other connections end with their test. */
export const keptName = "kept";

/**
 * For tests: adds the function `testing.empty()` to a migrated PostgreSQL database. The function brings the database back to its migrated
 * state. It returns false and empties nothing if a test changed more than ordinary rows: the schema, a setting of the database, or rows
 * that the migrations wrote.
 */
export async function emptyingOf(db: Kysely<unknown>): Promise<void> {
  const { rows: tables } = await sql<{ name: string }>`
    select quote_ident(tablename) as name from pg_tables where schemaname = 'public' order by 1`.execute(db);
  const { rows: sequences } = await sql<{ reset: string }>`
    select format('perform setval(%L, %s, %L);', format('%I.%I', schemaname, sequencename), coalesce(last_value, start_value), last_value is not null)
      as reset from pg_sequences where schemaname = 'public'`.execute(db);
  const filled: string[] = [];
  const empty: string[] = [];
  for (const { name } of tables) {
    const { rows } = await sql.raw(`select from public.${name} limit 1`).execute(db);
    (rows.length > 0 ? filled : empty).push(name);
  }
  const statements = [
    "create schema testing",
    ...filled.map((name) => `create table testing.${name} as table public.${name}`),
    // Autovacuum is off, so that rows are returned in the order in which they were written, as in a new table.
    ...tables.map(({ name }) => `alter table public.${name} set (autovacuum_enabled = false)`),
    "create table testing.changes ()",
    `create function testing.note() returns event_trigger language plpgsql as $$
      begin insert into testing.changes default values; end $$`,
    `create function testing.empty() returns boolean language plpgsql set session_replication_role = replica as $$
      begin
        for turn in 1..200 loop
          perform pg_stat_clear_snapshot();
          exit when not exists (select ${strangers});
          perform pg_sleep(0.005);
        end loop;
        perform pg_terminate_backend(pid, 5000) ${strangers};
        if exists (select from testing.changes)
          or exists (select from pg_db_role_setting join pg_database d on d.oid = setdatabase where datname = current_database())
          ${filled.map(differs).join("\n")}
          then return false; end if;
        ${empty.map(emptied).join("\n")}
        ${sequences.map(({ reset }) => reset).join("\n")}
        return true;
      end $$`,
    "create event trigger noted on ddl_command_end execute function testing.note()",
  ];
  for (const statement of statements) await sql.raw(statement).execute(db);
}

const strangers = `from pg_stat_activity where datname = current_database() and backend_type = 'client backend'
  and application_name <> '${keptName}'`;

const differs = (name: string) =>
  `or exists ((table public.${name} except table testing.${name}) union all (table testing.${name} except table public.${name}))`;

/** Empties a table. Deleting a few rows is faster than a truncate, which gives the table a new file. */
const emptied = (name: string) => `if exists (select from public.${name}) then
  if pg_relation_size('public.${name}') > 250000 then truncate public.${name} cascade; else delete from public.${name}; end if;
end if;`;
