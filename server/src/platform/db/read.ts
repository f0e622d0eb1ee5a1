import { createHash } from 'node:crypto';
import {
  expressionBuilder,
  sql,
  type CompiledQuery,
  type Expression,
  type ExpressionBuilder,
  type QueryExecutorProvider,
  type RawBuilder,
} from 'kysely';
import { db, Placeholder, preparing } from './query-compiler.ts';
import type { Tables } from './tables.ts';

/** The type of a read's parameter, in TypeScript and in PostgreSQL. */
interface Kind<Value> {
  cast: string;
  /** Only for the type. Never set. */
  value?: Value;
}

const kind = <Value>(cast: string): Kind<Value> => ({ cast });
export const uuid = kind<string>('uuid');
export const uuids = kind<readonly string[]>('uuid[]');
export const text = kind<string>('text');
export const texts = kind<readonly string[]>('text[]');
export const time = kind<Date>('timestamptz');
/** A day as `2026-01-31`. */
export const date = kind<string>('date');
export const int = kind<number>('int');
export const float = kind<number>('float8');
export const flag = kind<boolean>('boolean');
/** A text that has few values. */
export const textOf = <Value extends string>(): Kind<Value> => kind('text');
/** An object, not an array, because `pg` sends arrays as those of PostgreSQL. */
export const json = <Value extends object>(): Kind<Value> => kind('jsonb');

/** A kind of parameter that may be null. */
export const orNull = <Value>({ cast }: Kind<Value>): Kind<Value | null> => kind(cast);

type Kinds = Record<string, Kind<unknown>>;
type ValueOf<K> = K extends Kind<infer Value> ? Value : never;
type Values<K extends Kinds> = { readonly [Name in keyof K]: ValueOf<K[Name]> };
type Given<K extends Kinds> = { readonly [Name in keyof K]: Expression<ValueOf<K[Name]>> };

/** A query that is compiled once and prepared once per connection. Its rows have the types of their columns. */
export interface Read<Input, Row> {
  /** Name of the prepared statement. */
  name: string;
  text: string;
  /** Names of its parameters, in the order of `$1`, `$2` … Null if the values are passed in this order. */
  names: readonly string[] | null;
  /** Only for the types. Never set. */
  input?: (values: Input) => void;
  row?: Row;
}

/** A row that a read returns. */
export type RowOf<R> = R extends Read<never, infer Row> ? Row : never;

/** A row, or an entity in its place: nullable columns may be missing. */
export type EntityOrRow<Row> = {
  [Name in keyof Row as null extends Row[Name] ? never : Name]: Row[Name];
} & { [Name in keyof Row as null extends Row[Name] ? Name : never]?: Row[Name] | undefined };

/** A query of `db`, or a template of `sql`. */
interface Compilable<Row> {
  compile: (executor: QueryExecutorProvider) => CompiledQuery<Row>;
}

const known = new Map<string, Read<never, unknown>>();

/** All reads of the loaded modules, for the test that prepares them. */
export const knownReads = (): readonly Read<never, unknown>[] => [...known.values()];

/**
 * Compiles a query when its module is loaded: `read({ slug: text }, ({ slug }) => select.where('slug', '=', slug))`.
 * @param kinds The parameters by name. All other values become constants in the SQL.
 */
export function read<K extends Kinds, Row>(
  kinds: K,
  build: (given: Given<K>) => Compilable<Row>,
): Read<Values<K>, Row> {
  const given = Object.fromEntries(
    Object.entries(kinds).map(([name, { cast }]) => [
      name,
      sql`${new Placeholder(name)}${sql.raw(`::${cast}`)}`,
    ]),
    // `fromEntries` cannot type the names.
  ) as unknown as Given<K>;
  const compiled = preparing(() => build(given).compile(db));
  const names = compiled.parameters.map((parameter) => (parameter as Placeholder).name);
  const name = createHash('sha256').update(compiled.sql).digest('base64url').slice(0, 22);
  const made = { name, text: compiled.sql, names };
  known.set(name, made);
  return made;
}

/** `column = any(values)`. */
export const anyOf = <Value>(values: Expression<readonly Value[]>): Expression<Value> =>
  sql<Value>`any(${values})`;

/** `count(*)` as a number. */
export const counted = (): RawBuilder<number> => sql<number>`count(*)::int`;

/** The columns of a row, as expressions. */
export type ColumnsOf<Table> = { readonly [Name in keyof Table]: Expression<Table[Name]> };

/** The columns of a query's table by its alias, for reusable conditions. */
export const rowOf = <DB, TB extends keyof DB, Name extends TB & string>(
  _query: ExpressionBuilder<DB, TB>,
  name: Name,
): ColumnsOf<DB[Name]> => columnsUnder(name);

/** Like `rowOf`, for a template of `sql`. */
export const rowIn = <Table extends keyof Tables>(_table: Table, name: string): ColumnsOf<Tables[Table]> =>
  columnsUnder(name);

function columnsUnder<Table>(name: string): ColumnsOf<Table> {
  // Any property becomes a column reference. The type restricts the names.
  return new Proxy({}, { get: (_, column) => sql.ref(`${name}.${String(column)}`) }) as ColumnsOf<Table>;
}

/** Qualified column names for a selection. */
export const columnsOf = <Name extends string, const Column extends string>(
  name: Name,
  columns: readonly Column[],
) => columns.map((column) => `${name}.${column}` as const);

/** Combines reusable conditions. */
export const is = expressionBuilder<Record<never, never>, never>();

/** Compiles an expression for handwritten SQL. Its constants become literals. */
export const sqlOf = (expression: Expression<unknown>): string =>
  preparing(() => sql`${expression}`.compile(db).sql);

/** Compiles a condition for MikroORM's `raw`. */
export function condition(expression: Expression<unknown>): { text: string; values: unknown[] } {
  const { sql: numbered, parameters } = sql`${expression}`.compile(db);
  const values: unknown[] = [];
  const text = numbered.replace(/\$(\d+)/g, (_, number) => {
    values.push(parameters[Number(number) - 1]);
    return '?';
  });
  return { text, values };
}
