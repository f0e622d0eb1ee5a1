import { UnderscoreNamingStrategy } from '@mikro-orm/core';
import {
  AliasNode,
  ColumnNode,
  DummyDriver,
  IdentifierNode,
  Kysely,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  RawNode,
  ReferenceNode,
  type OperationNode,
  type OrderByItemNode,
  type QueryId,
  type RootOperationNode,
  type SelectionNode,
} from 'kysely';
import type { Tables } from './tables.ts';

const naming = new UnderscoreNamingStrategy();
const columnOf = (property: string): string => naming.propertyToColumnName(property);

/** A parameter of a prepared statement. */
export class Placeholder {
  constructor(readonly name: string) {}
}

const isQuery = ({ kind }: OperationNode) => kind.endsWith('QueryNode');

/** The result name of a column selected without an alias. Null for an expression. */
function nameOf(selection: OperationNode): string | null {
  if (ReferenceNode.is(selection) && ColumnNode.is(selection.column)) return selection.column.column.name;
  return ColumnNode.is(selection) ? selection.column.name : null;
}

/**
 * Compiles property names to column names (`createdAt` to `created_at`), and names result columns after their
 * properties. While a prepared statement is compiled, its placeholders become `$1`, `$2` … and all other values become
 * literals, so that PostgreSQL can use partial indexes.
 */
class Compiler extends PostgresQueryCompiler {
  private numbers = new Map<string, number>();
  private answered = new Set<string>();

  override compileQuery(node: RootOperationNode, id: QueryId) {
    this.numbers = new Map();
    this.answered = new Set();
    return super.compileQuery(node, id);
  }

  protected override visitIdentifier({ name }: IdentifierNode): void {
    this.append(this.quoted(columnOf(name)));
  }

  protected override visitSelection(node: SelectionNode): void {
    const [root, ...others] = this.nodeStack;
    const isOfAnswer = root !== undefined && isQuery(root) && !others.some(isQuery);
    if (!isOfAnswer) return super.visitSelection(node);
    const { selection } = node;
    if (AliasNode.is(selection) && IdentifierNode.is(selection.alias)) {
      this.visitNode(selection.node);
      this.nameColumn(selection.alias.name);
      return;
    }
    const name = nameOf(selection);
    if (name === null) throw new Error('Give each column of the result a name');
    this.visitNode(selection);
    if (columnOf(name) !== name) this.nameColumn(name);
  }

  /** The order of the result uses the result names. Subqueries and aggregates are sorted by columns. */
  protected override visitOrderByItem(node: OrderByItemNode): void {
    const { orderBy } = node;
    const [root] = this.nodeStack;
    // Its parent is the list of the query's order.
    const isOfAnswer = root !== undefined && isQuery(root) && this.nodeStack.at(-3) === root;
    const isBare = ReferenceNode.is(orderBy) && !orderBy.table;
    const name = isOfAnswer && isBare ? nameOf(orderBy) : null;
    if (name === null || !this.answered.has(name)) return super.visitOrderByItem(node);
    super.visitOrderByItem({ ...node, orderBy: RawNode.createWithSql(this.quoted(name)) });
  }

  protected override appendValue(value: unknown): void {
    if (!(value instanceof Placeholder)) {
      return isPreparing ? this.appendImmediateValue(value) : super.appendValue(value);
    }
    const known = this.numbers.get(value.name);
    if (known !== undefined) return this.append(`$${known}`);
    super.appendValue(value);
    this.numbers.set(value.name, this.numParameters);
  }

  private nameColumn(name: string): void {
    this.answered.add(name);
    this.append(` as ${this.quoted(name)}`);
  }

  private quoted(name: string): string {
    return this.getLeftIdentifierWrapper() + this.sanitizeIdentifier(name) + this.getRightIdentifierWrapper();
  }
}

let isPreparing = false;

/** Runs a function that compiles constants as literals. */
export function preparing<Result>(compile: () => Result): Result {
  isPreparing = true;
  try {
    return compile();
  } finally {
    isPreparing = false;
  }
}

/** Builds typed queries. `Statements` runs them. */
export const db = new Kysely<Tables>({
  dialect: {
    createAdapter: () => new PostgresAdapter(),
    createDriver: () => new DummyDriver(),
    createIntrospector: (kysely) => new PostgresIntrospector(kysely),
    createQueryCompiler: () => new Compiler(),
  },
});
