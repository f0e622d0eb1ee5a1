import { ArgsType, Field, Int, ObjectType, type ClassType } from 'type-graphql';
import { z } from 'zod';
import { limits } from '#shared/limits.ts';
import { inputRefusals } from '#shared/request-messages.ts';
import { AppError } from './errors.ts';

@ObjectType({ description: 'Where a page of a list ends and whether more follows.' })
export class PageInfo {
  @Field(() => Boolean, { description: 'Whether entries follow after this page.' })
  hasNextPage!: boolean;

  @Field(() => String, {
    nullable: true,
    description: 'Cursor of the last entry of this page, to pass as `after`; null when the page is empty.',
  })
  endCursor!: string | null;
}

/** What every list by cursor is asked with. */
@ArgsType()
export class PageArgs {
  @Field(() => Int, {
    defaultValue: limits.pageSize.default,
    description: `How many entries, 1 to ${limits.pageSize.max}.`,
  })
  first!: number;

  @Field(() => String, { nullable: true, description: 'Cursor of the entry after which the page begins.' })
  after?: string | null;
}

export interface Page<Node> {
  edges: { cursor: string; node: Node }[];
  nodes: Node[];
  totalCount: number;
  pageInfo: PageInfo;
}

/** Makes the GraphQL types `<Name>Edge` and `<Name>Connection` of a list by cursor. */
export function connectionType<Node extends object>(name: string, nodeType: () => ClassType<Node>) {
  @ObjectType(`${name}Edge`, { description: `An entry of a list and its place in it.` })
  class Edge {
    @Field(() => String, { description: 'Place of this entry, to pass as `after`.' })
    cursor!: string;

    @Field(nodeType, { description: 'The entry itself.' })
    node!: Node;
  }

  @ObjectType(`${name}Connection`, { description: `A page of a list.` })
  class Connection implements Page<Node> {
    @Field(() => [Edge], { description: 'The entries of this page with their cursors.' })
    edges!: Edge[];

    @Field(() => [nodeType()], { description: 'The entries of this page.' })
    nodes!: Node[];

    @Field(() => Int, { description: 'How many entries the whole list has.' })
    totalCount!: number;

    @Field(() => PageInfo, { description: 'How to go on.' })
    pageInfo!: PageInfo;
  }
  return Connection;
}

/** The place after an entry of a list that is ordered by time and then id, newest first. */
export interface Position {
  createdAt: Date;
  id: string;
}

/** A time in a cursor. PostgreSQL knows no year 0. */
export const cursorTime = z.iso.datetime().refine((text) => !text.startsWith('0000'));
const positionRules = z.tuple([cursorTime, z.uuid()]);

/** Writes what tells a place in a list apart as a cursor. */
export function writeCursor(place: readonly unknown[]): string {
  return Buffer.from(JSON.stringify(place)).toString('base64url');
}

export function encodeCursor({ createdAt, id }: Position): string {
  return writeCursor([createdAt.toISOString(), id]);
}

/** Throws BAD_USER_INPUT for anything that is not a cursor of ours. */
export function decodeCursor(cursor: string): Position {
  const [createdAt, id] = readCursor(cursor, positionRules);
  return { createdAt: new Date(createdAt), id };
}

/** The place that `writeCursor` wrote. Throws BAD_USER_INPUT for whatever the rules of the list do not take. */
export function readCursor<Place>(cursor: string, rules: z.ZodType<Place>): Place {
  try {
    return rules.parse(JSON.parse(Buffer.from(cursor, 'base64url').toString()));
  } catch (cause) {
    throw new AppError('BAD_USER_INPUT', inputRefusals.malformedCursor, {
      fields: { after: inputRefusals.malformedCursor },
      cause,
    });
  }
}

/** Condition for what follows a cursor in a list that is newest first; none without a cursor. Throws BAD_USER_INPUT. */
export function whereAfter(cursor: string | null | undefined) {
  if (cursor == null) return {};
  const { createdAt, id } = decodeCursor(cursor);
  return {
    createdAt: { $lte: createdAt },
    $or: [{ createdAt: { $lt: createdAt } }, { id: { $lt: id } }],
  };
}

/** A page of a list of one person that is asked for. */
export interface PageOfUser {
  userId: string;
  page: PageArgs;
}

/**
 * Pages of the lists of many things, in their order: `read` is called once for all pages that are asked for alike, with the
 * ids of whose lists they are, and returns the page of each.
 */
export async function pagesOf<Wanted extends { page: PageArgs }, Node>(
  wanted: readonly Wanted[],
  idOf: (wanted: Wanted) => string,
  read: (ids: string[], page: PageArgs) => Promise<(id: string) => Page<Node>>,
): Promise<Page<Node>[]> {
  const pages = new Map<Wanted, Page<Node>>();
  const alike = Map.groupBy(wanted, ({ page }) => JSON.stringify([page.first, page.after ?? null]));
  for (const [one, ...others] of alike.values()) {
    if (!one) continue;
    const group = [one, ...others];
    const pageOf = await read(group.map(idOf), one.page);
    for (const each of group) pages.set(each, pageOf(idOf(each)));
  }
  return wanted.flatMap((each) => pages.get(each) ?? []);
}

/** The same for lists of people. */
export function pagesOfUsers<Node>(
  wanted: readonly PageOfUser[],
  read: (userIds: string[], page: PageArgs) => Promise<(userId: string) => Page<Node>>,
): Promise<Page<Node>[]> {
  return pagesOf(wanted, ({ userId }) => userId, read);
}

/** Throws BAD_USER_INPUT for a page size outside 1 to the limit. */
export function requirePageSize(first: number): number {
  if (Number.isInteger(first) && first >= 1 && first <= limits.pageSize.max) return first;
  const message = inputRefusals.pageSize({ limit: limits.pageSize.max });
  throw new AppError('BAD_USER_INPUT', message, { fields: { first: message } });
}

/** Makes a page of entries that were read one more than asked for, to see whether more follow. */
export function toPage<Node extends Position>(
  entries: Node[],
  first: number,
  totalCount: number,
): Page<Node> {
  return pageBy(encodeCursor, entries, first, totalCount);
}

/** Like `toPage`, for a list that has cursors of its own. */
export function pageBy<Node>(
  cursorOf: (node: Node) => string,
  entries: Node[],
  first: number,
  totalCount: number,
): Page<Node> {
  return { ...uncountedPage(cursorOf, entries, first), totalCount };
}

/** Like `pageBy`, for a list whose entries are counted when somebody asks how many they are. */
export function uncountedPage<Node>(
  cursorOf: (node: Node) => string,
  entries: Node[],
  first: number,
): Omit<Page<Node>, 'totalCount'> {
  const nodes = entries.slice(0, first);
  const last = nodes.at(-1);
  return {
    nodes,
    edges: nodes.map((node) => ({ cursor: cursorOf(node), node })),
    pageInfo: {
      hasNextPage: entries.length > first,
      endCursor: last === undefined ? null : cursorOf(last),
    },
  };
}
