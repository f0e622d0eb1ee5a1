import { createHash } from 'node:crypto';
import { UnderscoreNamingStrategy } from '@mikro-orm/core';
import type { EntityManager } from '@mikro-orm/postgresql';
import { CompiledQuery } from 'kysely';
import type pg from 'pg';
import type { Traces } from '#server/platform/tracing/traces.ts';
import type { Read } from './read.ts';

/** Handwritten SQL with the parameters `$1`, `$2` … The type of its rows is asserted. */
export type Statement<Row> = Read<readonly unknown[], Row>;

/**
 * Creates a statement with the parameters `$1`, `$2` … There must be few different texts, because each connection keeps
 * all that it has prepared.
 */
export function statement<Row>(text: string): Statement<Row> {
  return { name: createHash('sha256').update(text).digest('base64url').slice(0, 22), text, names: null };
}

/** A piece of SQL and the values of its `?` parameters. */
export interface Sql {
  sql: string;
  values: unknown[];
}

/** Replaces each `?` by `$1`, `$2` …, in order. */
export function numbered(text: string): string {
  let count = 0;
  return text.replaceAll('?', () => `$${(count += 1)}`);
}

const naming = new UnderscoreNamingStrategy();

/** The columns of an entity's properties for a `select` list, named after the properties. */
export function columns(table: string, properties: readonly string[]): string {
  return properties.map((name) => `${table}.${naming.propertyToColumnName(name)} as "${name}"`).join(', ');
}

function valuesOf<Input>({ names }: Read<Input, unknown>, given: Input): readonly unknown[] {
  // The type of a read pairs its names with the values that it takes.
  if (names) return names.map((name) => (given as Record<string, unknown>)[name]);
  return given as readonly unknown[];
}

/**
 * Runs a read in the transaction of `em`, or on its connection outside of one. It sees what the transaction has
 * written, but not changes of entities that are not flushed yet.
 */
export async function readIn<Input, Row>(
  em: EntityManager,
  read: Read<Input, Row>,
  values: Input,
): Promise<Row[]> {
  const query = CompiledQuery.raw(read.text, [...valuesOf(read, values)]);
  const { rows } = await em.getKysely().executeQuery<Row>(query);
  return rows;
}

/** Runs a read on a connection of its own, for tools that do not start the school. */
export async function readWith<Input, Row>(
  client: pg.ClientBase,
  read: Read<Input, Row>,
  values: Input,
): Promise<Row[]> {
  const { rows } = await client.query<Row & pg.QueryResultRow>(read.text, [...valuesOf(read, values)]);
  return rows;
}

/**
 * Runs prepared statements for frequent queries. They return plain rows without a unit of work, and never take part in
 * a transaction of the ORM. They run on the connections of requests, with their time limit.
 */
export class Statements {
  constructor(
    private readonly pool: pg.Pool,
    private readonly traces?: Traces,
  ) {}

  async all<Input, Row>(read: Read<Input, Row>, values: Input): Promise<Row[]> {
    const { name, text } = read;
    return this.query<Row>({ name, text, values: [...valuesOf(read, values)] });
  }

  async first<Input, Row>(read: Read<Input, Row>, values: Input): Promise<Row | null> {
    const [row] = await this.all(read, values);
    return row ?? null;
  }

  /** Like `all`, for a text that depends on the request. It is planned at each call, for its values. */
  async once<Row>(text: string, values: unknown[]): Promise<Row[]> {
    return this.query<Row>({ text, values });
  }

  private async query<Row>(query: pg.QueryConfig & { text: string }): Promise<Row[]> {
    const ask = () => this.pool.query<Row & pg.QueryResultRow>(query);
    const { rows } = await (this.traces ? this.traces.statement(query.text, ask) : ask());
    return rows;
  }
}
