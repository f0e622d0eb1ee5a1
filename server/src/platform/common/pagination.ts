import { ArgsType, Field, Int, ObjectType, type ClassType } from 'type-graphql';
import { z } from 'zod';
import { limits } from '#shared/limits.ts';
import { inputRefusals } from '#shared/request-messages.ts';
import { AppError } from './errors.ts';

@ObjectType({ description: 'The end of a page of a list, and whether more entries follow.' })
export class PageInfo {
  @Field(() => Boolean, { description: 'Whether more entries follow this page.' })
  hasNextPage!: boolean;

  @Field(() => String, {
    nullable: true,
    description: 'Cursor of the last entry of this page, to pass as `after`; null when the page is empty.',
  })
  endCursor!: string | null;
}

/** Arguments of every list with cursors. */
@ArgsType()
export class PageArgs {
  @Field(() => Int, {
    defaultValue: limits.pageSize.default,
    description: `Number of entries, 1 to ${limits.pageSize.max}.`,
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

/** Creates the GraphQL types `<Name>Edge` and `<Name>Connection` of a list with cursors. */
export function connectionType<Node extends object>(name: string, nodeType: () => ClassType<Node>) {
  @ObjectType(`${name}Edge`, { description: `An entry of a list and its cursor.` })
  class Edge {
    @Field(() => String, { description: 'Cursor of this entry, to pass as `after`.' })
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

    @Field(() => Int, { description: 'Number of entries in the whole list.' })
    totalCount!: number;

    @Field(() => PageInfo, { description: 'The end of this page, and whether more entries follow.' })
    pageInfo!: PageInfo;
  }
  return Connection;
}

/** The position after an entry of a list that is ordered by time and then id, newest first. */
export interface Position {
  createdAt: Date;
  id: string;
}

/** A time in a cursor. PostgreSQL has no year 0. */
export const cursorTime = z.iso.datetime().refine((text) => !text.startsWith('0000'));
const positionRules = z.tuple([cursorTime, z.uuid()]);

/** Encodes the values that identify a position in a list as a cursor. */
export function writeCursor(place: readonly unknown[]): string {
  return Buffer.from(JSON.stringify(place)).toString('base64url');
}

export function encodeCursor({ createdAt, id }: Position): string {
  return writeCursor([createdAt.toISOString(), id]);
}

/** Throws BAD_USER_INPUT for a malformed cursor. */
export function decodeCursor(cursor: string): Position {
  const [createdAt, id] = readCursor(cursor, positionRules);
  return { createdAt: new Date(createdAt), id };
}

/** Decodes the values that `writeCursor` encoded. Throws BAD_USER_INPUT when they do not match the rules. */
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

/** Condition for the entries after a cursor in a list with the newest first; none without a cursor. Throws BAD_USER_INPUT. */
export function whereAfter(cursor: string | null | undefined) {
  if (cursor == null) return {};
  const { createdAt, id } = decodeCursor(cursor);
  return {
    createdAt: { $lte: createdAt },
    $or: [{ createdAt: { $lt: createdAt } }, { id: { $lt: id } }],
  };
}

/** A request for a page of a list that belongs to one user. */
export interface PageOfUser {
  userId: string;
  page: PageArgs;
}

/**
 * Reads a page for each request, in their order. `read` is called once for all requests with the same page arguments.
 * It gets the ids of their owners and returns the page of each.
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

/** Like `pagesOf`, for lists that belong to users. */
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

/** Makes a page of entries. One entry more than requested is read, to see whether more follow. */
export function toPage<Node extends Position>(
  entries: Node[],
  first: number,
  totalCount: number,
): Page<Node> {
  return pageBy(encodeCursor, entries, first, totalCount);
}

/** Like `toPage`, for a list with its own cursors. */
export function pageBy<Node>(
  cursorOf: (node: Node) => string,
  entries: Node[],
  first: number,
  totalCount: number,
): Page<Node> {
  return { ...uncountedPage(cursorOf, entries, first), totalCount };
}

/** Like `pageBy`, for a list whose total is counted only on request. */
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
