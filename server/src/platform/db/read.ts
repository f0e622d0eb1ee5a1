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

/** The type of a value that a read is given, in TypeScript and in PostgreSQL. */
interface Kind<Value> {
  cast: string;
  /** Only a type; nothing is there. */
  value?: Value;
}

const kind = <Value>(cast: string): Kind<Value> => ({ cast });
export const uuid = kind<string>('uuid');
export const uuids = kind<readonly string[]>('uuid[]');
export const text = kind<string>('text');
export const time = kind<Date>('timestamptz');
export const int = kind<number>('int');
export const flag = kind<boolean>('boolean');

type Kinds = Record<string, Kind<unknown>>;
type ValueOf<K> = K extends Kind<infer Value> ? Value : never;
type Values<K extends Kinds> = { readonly [Name in keyof K]: ValueOf<K[Name]> };
type Given<K extends Kinds> = { readonly [Name in keyof K]: Expression<ValueOf<K[Name]>> };

/** A query that is compiled once and that each connection prepares once. Its rows have the types of their columns. */
export interface Read<Input, Row> {
  /** Identifies it on a connection. */
  name: string;
  text: string;
  /** Of its values, in the order of `$1`, `$2` …; null where the values come in this order themselves. */
  names: readonly string[] | null;
  /** Only types; nothing is there. */
  input?: (values: Input) => void;
  row?: Row;
}

/** A row that a read returns. */
export type RowOf<R> = R extends Read<never, infer Row> ? Row : never;

/** A row whose place an entity may take: what is null may be missing in it. */
export type EntityOrRow<Row> = {
  [Name in keyof Row as null extends Row[Name] ? never : Name]: Row[Name];
} & { [Name in keyof Row as null extends Row[Name] ? Name : never]?: Row[Name] | undefined };

/** A query of `db`, or a text of `sql`. */
interface Compilable<Row> {
  compile: (executor: QueryExecutorProvider) => CompiledQuery<Row>;
}

const known = new Map<string, Read<never, unknown>>();

/** All reads of the loaded modules: a test prepares each of them. */
export const knownReads = (): readonly Read<never, unknown>[] => [...known.values()];

/**
 * Compiles a query, when its module is loaded: `read({ slug: text }, ({ slug }) => select.where('slug', '=', slug))`.
 *
 * @param kinds What differs from call to call, by name. All other values become constants of the SQL.
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
    // An object of these names, which `fromEntries` cannot know.
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

/** The columns of the rows that a query has under a name, for a condition that is written once. */
export const rowOf = <DB, TB extends keyof DB, Name extends TB & string>(
  _query: ExpressionBuilder<DB, TB>,
  name: Name,
): ColumnsOf<DB[Name]> => columnsUnder(name);

/** Like `rowOf`, in a text of `sql`. */
export const rowIn = <Table extends keyof Tables>(_table: Table, name: string): ColumnsOf<Tables[Table]> =>
  columnsUnder(name);

function columnsUnder<Table>(name: string): ColumnsOf<Table> {
  // Any column of the table may be asked for; the type says which there are.
  return new Proxy({}, { get: (_, column) => sql.ref(`${name}.${String(column)}`) }) as ColumnsOf<Table>;
}

/** Columns of a row that a query has under a name, for its selection. */
export const columnsOf = <Name extends string, const Column extends string>(
  name: Name,
  columns: readonly Column[],
) => columns.map((column) => `${name}.${column}` as const);

/** Combines conditions, for those that are written once. */
export const is = expressionBuilder<Record<never, never>, never>();

/** An expression as text, for SQL that is written by hand. Its constants become literals. */
export const sqlOf = (expression: Expression<unknown>): string =>
  preparing(() => sql`${expression}`.compile(db).sql);

/** A condition in the form that MikroORM's `raw` takes. */
export function condition(expression: Expression<unknown>): { text: string; values: unknown[] } {
  const { sql: numbered, parameters } = sql`${expression}`.compile(db);
  const values: unknown[] = [];
  const text = numbered.replace(/\$(\d+)/g, (_, number) => {
    values.push(parameters[Number(number) - 1]);
    return '?';
  });
  return { text, values };
}
