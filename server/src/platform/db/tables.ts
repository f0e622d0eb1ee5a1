import type { EntitySchemaWithMeta, InferKyselyTable } from '@mikro-orm/postgresql';
import type { SelectType } from 'kysely';

/** MikroORM types a `double` as a string or a number, because databases differ. PostgreSQL returns numbers. */
type Exact<Value> = string extends Value ? (number extends Value ? Exclude<Value, string> : Value) : Value;

type Camel<Name extends string> = Name extends `${infer Head}_${infer Tail}`
  ? `${Head}${Capitalize<Camel<Tail>>}`
  : Name;

type Columns<Table> = {
  [Name in keyof Table & string as Camel<Name>]: Exact<SelectType<Table[Name]>>;
};

/** The columns of an entity's table by property name. A reference is `<name>Id`. */
export type TableOf<Schema extends EntitySchemaWithMeta> = Columns<InferKyselyTable<Schema>>;

/** The tables that typed SQL reads, by name in camel case. Each entity file adds its own. */
// oxlint-disable-next-line typescript/no-empty-object-type
export interface Tables {}
