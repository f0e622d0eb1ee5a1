import type pg from 'pg';

/** What the version before goes by while it still runs, and what changes of it take long. */
interface Catalogue {
  /** By table and name; a type with a `!` is never null. */
  columns: Map<string, { table: string; type: string; isRequired: boolean; hasDefault: boolean }>;
  /** The files of tables: another one is another copy of the whole table. */
  files: Map<string, string>;
  indexes: Map<string, string>;
  constraints: Map<string, string>;
}

/** Reads it of the tables of the school, as the transaction of this client sees them. */
export async function catalogueOf(client: pg.ClientBase): Promise<Catalogue> {
  // PostgreSQL returns rows in any order. The list of hazards has the order of these rows.
  const ask = async <Row extends pg.QueryResultRow>(sql: string) =>
    (await client.query<Row>(`${sql} order by key`)).rows;
  const ours = `relnamespace = 'public'::regnamespace`;
  const columns = await ask<{
    key: string;
    table: string;
    type: string;
    isRequired: boolean;
    hasDefault: boolean;
  }>(`select relname || '.' || attname as key, relname as table, format_type(atttypid, atttypmod) as type,
        attnotnull as "isRequired", atthasdef or attidentity <> '' as "hasDefault"
      from pg_attribute join pg_class on pg_class.oid = attrelid
      where ${ours} and relkind = 'r' and attnum > 0 and not attisdropped`);
  const files = await ask<{ key: string; file: string }>(
    `select relname as key, relfilenode::text as file from pg_class where ${ours} and relkind = 'r'`,
  );
  const indexes = await ask<{ key: string; table: string }>(
    `select pg_class.relname as key, tables.relname as table from pg_index
       join pg_class on pg_class.oid = indexrelid join pg_class as tables on tables.oid = indrelid
       where pg_class.${ours}`,
  );
  const constraints = await ask<{ key: string; table: string }>(
    `select relname || '.' || conname as key, relname as table from pg_constraint join pg_class on pg_class.oid = conrelid
       where ${ours} and convalidated and contype in ('c', 'f', 'u', 'x')`,
  );
  return {
    columns: new Map(columns.map(({ key, ...column }) => [key, column])),
    files: new Map(files.map(({ key, file }) => [key, file])),
    indexes: new Map(indexes.map(({ key, table }) => [key, table])),
    constraints: new Map(constraints.map(({ key, table }) => [key, table])),
  };
}

/**
 * Why a change is felt by a school that goes on with the version before, each in a sentence: tables and columns that are missing, rows
 * that it cannot write any more, and tables that are locked against writes for a time that grows with their rows.
 */
export function upgradeHazards(before: Catalogue, after: Catalogue): string[] {
  const hazards: string[] = [];
  for (const [name] of before.files) if (!after.files.has(name)) hazards.push(`The table ${name} is gone.`);
  for (const [name, column] of before.columns) {
    const now = after.columns.get(name);
    if (!now) {
      if (after.files.has(column.table)) hazards.push(`The column ${name} is gone.`);
      continue;
    }
    if (now.type !== column.type) hazards.push(`${name} is ${now.type} and was ${column.type}.`);
    if (now.isRequired && !column.isRequired) hazards.push(`${name} must not be null any more.`);
  }
  for (const [name, { table, isRequired, hasDefault }] of after.columns) {
    const isNew = before.files.has(table) && !before.columns.has(name);
    if (isNew && isRequired && !hasDefault) hazards.push(`${name} is new, and has to be written.`);
  }
  for (const [name, file] of after.files) {
    if (before.files.has(name) && before.files.get(name) !== file)
      hazards.push(`The whole table ${name} is rewritten.`);
  }
  const added = (now: Map<string, string>, then: Map<string, string>) =>
    [...now].filter(([name, table]) => !then.has(name) && before.files.has(table));
  for (const [name, table] of added(after.indexes, before.indexes)) {
    hazards.push(`The index ${name} locks ${table} against writes.`);
  }
  for (const [name] of added(after.constraints, before.constraints)) {
    hazards.push(`${name} is a new rule for rows that are there.`);
  }
  return hazards;
}
