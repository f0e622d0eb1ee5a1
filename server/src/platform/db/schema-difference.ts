import type { MikroORM } from '@mikro-orm/postgresql';

/** Statements, without their semicolons, in the order in which they are to be run. */
export interface SchemaDifference {
  up: string[];
  down: string[];
}

/** What makes of the database's schema the one that the entities describe, and the way back. */
export async function schemaDifference(orm: MikroORM): Promise<SchemaDifference> {
  const { up, down } = await orm.schema.getUpdateSchemaMigrationSQL({ wrap: false });
  return { up: statements(up), down: statements(down).filter((statement) => !isByHand(statement)) };
}

const statements = (sql: string) =>
  sql
    .split(/;\s*\n/)
    .map((line) => line.trim().replace(/;$/, ''))
    .filter(Boolean);

/**
 * Triggers and functions are written by hand. The ORM is told to ignore them and does on the way up; on the way back it
 * takes each that the database has for one to be made again.
 */
const isByHand = (statement: string) => /^create (or replace function|trigger) /i.test(statement);
