import type { MikroORM } from '@mikro-orm/postgresql';

/** Statements without their semicolons, in the order in which they must run. */
export interface SchemaDifference {
  up: string[];
  down: string[];
}

/** Changes of the column that only the previous version names. The next version drops it. */
const UNREAD_COLUMN = /^alter table "payments" (?:add|drop)(?: column)? "refund_refusals"[^,]*$/;

/** Returns the statements that bring the database's schema to that of the entities, and the way back. */
export async function schemaDifference(orm: MikroORM): Promise<SchemaDifference> {
  const { up, down } = await orm.schema.getUpdateSchemaMigrationSQL({ wrap: false });
  return { up: statements(up), down: statements(down).filter((statement) => !isByHand(statement)) };
}

const statements = (sql: string) =>
  sql
    .split(/;\s*\n/)
    .map((line) => line.trim().replace(/;$/, ''))
    .filter((statement) => statement !== '' && !UNREAD_COLUMN.test(statement));

/**
 * Triggers and functions are written by hand. The ORM is configured to ignore them, and does on the way up. On the way
 * back it would create each one that the database has again.
 */
const isByHand = (statement: string) => /^create (or replace function|trigger) /i.test(statement);
