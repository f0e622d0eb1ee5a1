import { createHash } from 'node:crypto';
import { UnderscoreNamingStrategy } from '@mikro-orm/core';
import pg from 'pg';
import type { Read } from './read.ts';
import type { Traces } from '#server/platform/tracing/traces.ts';

/** SQL that is written by hand, whose values are `$1`, `$2` … The type of its rows is asserted. */
export type Statement<Row> = Read<readonly unknown[], Row>;

/** A statement with `$1`, `$2` … for its values. Texts must be few: each connection keeps all that it ever saw. */
export function statement<Row>(text: string): Statement<Row> {
  return { name: createHash('sha256').update(text).digest('base64url').slice(0, 22), text, names: null };
}

/** A piece of SQL and the values of its `?`. */
export interface Sql {
  sql: string;
  values: unknown[];
}

/** Writes `?` as `$1`, `$2` …, in their order. */
export function numbered(text: string): string {
  let count = 0;
  return text.replaceAll('?', () => `$${(count += 1)}`);
}

const naming = new UnderscoreNamingStrategy();

/** The columns of these properties of an entity, for the list of a `select`, under the properties' names. */
export function columns(table: string, properties: readonly string[]): string {
  return properties.map((name) => `${table}.${naming.propertyToColumnName(name)} as "${name}"`).join(', ');
}

/**
 * Runs statements one by one, for what is asked all the time: prepared, for plain rows, without a unit of work, and never in
 * a transaction of the object-relational mapper.
 */
export class Statements {
  constructor(
    private readonly pool: pg.Pool,
    private readonly traces?: Traces,
  ) {}

  async all<Input, Row>({ name, text, names }: Read<Input, Row>, given: Input): Promise<Row[]> {
    const values = names ? names.map((each) => (given as Record<string, unknown>)[each]) : given;
    // The types of its own: the pool leaves times to MikroORM.
    return this.query<Row>({ name, text, values: values as unknown[], types: pg.types });
  }

  async first<Input, Row>(read: Read<Input, Row>, values: Input): Promise<Row | null> {
    const [row] = await this.all(read, values);
    return row ?? null;
  }

  /** Like `all`, for a text that is made of what somebody asked for: planned each time, for its values. */
  async once<Row>(text: string, values: unknown[]): Promise<Row[]> {
    return this.query<Row>({ text, values, types: pg.types });
  }

  private async query<Row>(query: pg.QueryConfig & { text: string }): Promise<Row[]> {
    const ask = () => this.pool.query<Row & pg.QueryResultRow>(query);
    const { rows } = await (this.traces ? this.traces.statement(query.text, ask) : ask());
    return rows;
  }
}
