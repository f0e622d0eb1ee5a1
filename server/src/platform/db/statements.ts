import { createHash } from 'node:crypto';
import { UnderscoreNamingStrategy } from '@mikro-orm/core';
import pg from 'pg';
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

/**
 * Runs prepared statements for frequent queries. They return plain rows without a unit of work, and never take part in
 * a transaction of the ORM.
 */
export class Statements {
  constructor(
    private readonly pool: pg.Pool,
    private readonly traces?: Traces,
  ) {}

  async all<Input, Row>({ name, text, names }: Read<Input, Row>, given: Input): Promise<Row[]> {
    const values = names ? names.map((each) => (given as Record<string, unknown>)[each]) : given;
    // Uses the default type parsers, because the pool leaves dates to MikroORM.
    return this.query<Row>({ name, text, values: values as unknown[], types: pg.types });
  }

  async first<Input, Row>(read: Read<Input, Row>, values: Input): Promise<Row | null> {
    const [row] = await this.all(read, values);
    return row ?? null;
  }

  /** Like `all`, for a text that depends on the request. It is planned at each call, for its values. */
  async once<Row>(text: string, values: unknown[]): Promise<Row[]> {
    return this.query<Row>({ text, values, types: pg.types });
  }

  private async query<Row>(query: pg.QueryConfig & { text: string }): Promise<Row[]> {
    const ask = () => this.pool.query<Row & pg.QueryResultRow>(query);
    const { rows } = await (this.traces ? this.traces.statement(query.text, ask) : ask());
    return rows;
  }
}
