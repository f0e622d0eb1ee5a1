import type { SandboxDatabase } from './database.ts';
import { decodeObject, type StoredName, type StoredObjects } from './stored-objects.ts';

type Scalar = string | number | boolean | null;

/** A condition on the member at a JSON path such as `$.customer`. A missing member counts as null. */
export type Condition =
  | { path: string; is: Scalar }
  | { path: string; isNot: Scalar }
  | { path: string; isOneOf: readonly Scalar[] }
  | { path: string; isAtMost: number };

/** Bounds on a time in Unix seconds, named like Stripe's parameters. */
export interface TimeRange {
  exactly?: number | undefined;
  gt?: number | undefined;
  gte?: number | undefined;
  lt?: number | undefined;
  lte?: number | undefined;
}

export interface PageQuery {
  conditions?: readonly Condition[];
  created?: TimeRange | undefined;
  limit: number;
  /** The sequence number of the object before the page, in the order of the list (newest first). */
  after?: number | undefined;
  /** The sequence number of the object after the page. */
  before?: number | undefined;
}

export interface Page<Item> {
  data: Item[];
  hasMore: boolean;
}

const RANGE_OPERATORS = { exactly: '=', gt: '>', gte: '>=', lt: '<', lte: '<=' } as const;

class WhereClause {
  readonly terms: string[] = [];
  readonly values: (string | number | null)[] = [];

  add(term: string, ...values: Scalar[]): void {
    this.terms.push(term);
    // json_extract returns JSON's true and false as 1 and 0.
    this.values.push(...values.map((value) => (typeof value === 'boolean' ? Number(value) : value)));
  }

  addCondition(condition: Condition): void {
    const member = `json_extract(data, '${condition.path}')`;
    if ('is' in condition) {
      this.add(`${member} IS ?`, condition.is);
    } else if ('isNot' in condition) {
      this.add(`${member} IS NOT ?`, condition.isNot);
    } else if ('isAtMost' in condition) {
      this.add(`${member} <= ?`, condition.isAtMost);
    } else {
      const places = condition.isOneOf.map(() => '?').join(', ');
      this.add(`${member} IN (${places})`, ...condition.isOneOf);
    }
  }

  addRange(column: string, range: TimeRange): void {
    for (const bound of ['exactly', 'gt', 'gte', 'lt', 'lte'] as const) {
      const value = range[bound];
      if (value !== undefined) this.add(`${column} ${RANGE_OPERATORS[bound]} ?`, value);
    }
  }

  get text(): string {
    return this.terms.join(' AND ');
  }
}

/** All objects as JSON by kind and ID, in the order of creation. Must be called inside a transaction. */
export class ObjectStore {
  constructor(private readonly database: SandboxDatabase) {}

  /** Adds the object, or replaces it if its ID is known. */
  save<Name extends StoredName>(name: Name, value: StoredObjects[Name]): void {
    const created = 'created' in value ? value.created : 0;
    this.database
      .statement(
        `INSERT INTO objects (object, id, created, data) VALUES (?, ?, ?, ?)
         ON CONFLICT (object, id) DO UPDATE SET data = excluded.data`,
      )
      .run(name, value.id, created, JSON.stringify(value));
  }

  remove(name: StoredName, id: string): void {
    this.database.statement('DELETE FROM objects WHERE object = ? AND id = ?').run(name, id);
  }

  find<Name extends StoredName>(name: Name, id: string): StoredObjects[Name] | undefined {
    const row = this.database.statement('SELECT data FROM objects WHERE object = ? AND id = ?').get(name, id);
    return row && decodeObject(name, String(row.data));
  }

  /** For an object that another one refers to, so that it must exist. */
  get<Name extends StoredName>(name: Name, id: string): StoredObjects[Name] {
    const value = this.find(name, id);
    if (!value) throw new Error(`The sandbox's ${name} ${id} is missing`);
    return value;
  }

  /** The object's position in the order of creation, for pagination. */
  sequenceOf(name: StoredName, id: string): number | undefined {
    const row = this.database
      .statement('SELECT sequence FROM objects WHERE object = ? AND id = ?')
      .get(name, id);
    return row && Number(row.sequence);
  }

  /** All objects that match the conditions, newest first. */
  all<Name extends StoredName>(name: Name, ...conditions: Condition[]): StoredObjects[Name][] {
    return this.page(name, { conditions, limit: Number.MAX_SAFE_INTEGER - 1 }).data;
  }

  /**
   * The object with the earliest time at `path` (Unix seconds) up to `until`, of those that match the conditions.
   * @param index an index on that path for objects of this name only
   */
  earliest<Name extends StoredName>(
    name: Name,
    { path, index, until }: { path: string; index: string; until: number },
    ...conditions: Condition[]
  ): { at: number; value: StoredObjects[Name] } | undefined {
    const where = new WhereClause();
    conditions.forEach((condition) => where.addCondition(condition));
    where.addCondition({ path, isAtMost: until });
    const time = `json_extract(data, '${path}')`;
    // SQLite uses a partial index only with a literal name.
    const row = this.database
      .statement(
        `SELECT data, ${time} AS at FROM objects INDEXED BY ${index}
         WHERE object = '${name}' AND ${where.text} ORDER BY ${time}, sequence LIMIT 1`,
      )
      .get(...where.values);
    return row && { at: Number(row.at), value: decodeObject(name, String(row.data)) };
  }

  /** A page of the objects that match the conditions, newest first. */
  page<Name extends StoredName>(name: Name, query: PageQuery): Page<StoredObjects[Name]> {
    const where = new WhereClause();
    where.add('object = ?', name);
    query.conditions?.forEach((condition) => where.addCondition(condition));
    if (query.created) where.addRange('created', query.created);
    if (query.after !== undefined) where.add('sequence < ?', query.after);
    if (query.before !== undefined) where.add('sequence > ?', query.before);

    const backwards = query.before !== undefined;
    const rows = this.database
      .statement(
        `SELECT data FROM objects WHERE ${where.text} ORDER BY sequence ${backwards ? 'ASC' : 'DESC'} LIMIT ?`,
      )
      .all(...where.values, query.limit + 1);
    const data = rows.slice(0, query.limit).map((row) => decodeObject(name, String(row.data)));
    return { data: backwards ? data.reverse() : data, hasMore: rows.length > query.limit };
  }
}
