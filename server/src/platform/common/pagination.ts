import { hash } from 'node:crypto';
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

/** Identifies a list with its owner, search, filters and order. Each cursor of the list begins with it. */
export type ListKey = string & { readonly isListKey: true };

/** 6 bytes as base64url. */
const KEY_LENGTH = 8;

/**
 * The key of a list. A position means nothing in another list, so cursors with another key are refused.
 *
 * @param name the field that returns the list, like `users` or `User.payments`.
 * @param parts what else decides which entries the list has and their order. An omitted filter is undefined or null.
 */
export function listKey(name: string, ...parts: unknown[]): ListKey {
  const text = JSON.stringify([name, ...parts]);
  // The brand exists only in types.
  return hash('sha256', text, 'base64url').slice(0, KEY_LENGTH) as ListKey;
}

/** Encodes the values that identify a position in a list as a cursor. */
export function writeCursor(list: ListKey, place: readonly unknown[]): string {
  return list + Buffer.from(JSON.stringify(place)).toString('base64url');
}

export function encodeCursor(list: ListKey, { createdAt, id }: Position): string {
  return writeCursor(list, [createdAt.toISOString(), id]);
}

/** Null without a cursor. Throws BAD_USER_INPUT for a malformed cursor or one of another list. */
export function decodeCursor(list: ListKey, cursor: string | null | undefined): Position | null {
  const place = readCursor(list, cursor, () => positionRules);
  return place && { createdAt: new Date(place[0]), id: place[1] };
}

/**
 * Decodes the values that `writeCursor` encoded; null without a cursor. Throws BAD_USER_INPUT when the cursor belongs to
 * another list, or its values do not match the rules.
 */
export function readCursor<Place>(
  list: ListKey,
  cursor: string | null | undefined,
  rules: () => z.ZodType<Place>,
): Place | null {
  if (cursor == null) return null;
  try {
    if (!cursor.startsWith(list)) throw new Error('The cursor belongs to another list');
    return rules().parse(JSON.parse(Buffer.from(cursor.slice(KEY_LENGTH), 'base64url').toString()));
  } catch (cause) {
    throw new AppError('BAD_USER_INPUT', inputRefusals.malformedCursor, {
      fields: { after: inputRefusals.malformedCursor },
      cause,
    });
  }
}

/** Condition for the entries after a cursor in a list with the newest first; none without a cursor. Throws BAD_USER_INPUT. */
export function whereAfter(list: ListKey, cursor: string | null | undefined) {
  const place = decodeCursor(list, cursor);
  if (!place) return {};
  const { createdAt, id } = place;
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

/** Lists of one kind, each of which belongs to an owner. */
interface OwnLists<Wanted, Place, Node> {
  /** The field that returns a list, as in `listKey`. */
  name: string;
  idOf: (wanted: Wanted) => string;
  decode: (list: ListKey, cursor: string | null | undefined) => Place | null;
  /** Reads the pages of several owners after a place, and returns the page of each. */
  read: (
    ids: string[],
    first: number,
    place: Place | null,
  ) => Promise<(id: string, list: ListKey) => Page<Node>>;
}

/**
 * Reads a page for each request, in their order. `read` is called once for all requests with the same page arguments.
 * Throws BAD_USER_INPUT for a bad page size, and for a cursor of another list or another owner.
 */
export async function pagesOf<Wanted extends { page: PageArgs }, Place, Node>(
  { name, idOf, decode, read }: OwnLists<Wanted, Place, Node>,
  wanted: readonly Wanted[],
): Promise<Page<Node>[]> {
  const pages = new Map<Wanted, Page<Node>>();
  const alike = Map.groupBy(wanted, ({ page }) => JSON.stringify([page.first, page.after ?? null]));
  for (const group of alike.values()) {
    const owned = group.map((each) => ({ each, id: idOf(each), list: listKey(name, idOf(each)) }));
    let place: Place | null = null;
    for (const { each, list } of owned) place = decode(list, each.page.after);
    const first = requirePageSize(group[0]?.page.first ?? limits.pageSize.default);
    const pageOf = await read(
      owned.map(({ id }) => id),
      first,
      place,
    );
    for (const { each, id, list } of owned) pages.set(each, pageOf(id, list));
  }
  return wanted.flatMap((each) => pages.get(each) ?? []);
}

/** Like `pagesOf`, for lists that belong to users and are ordered by time and then id. */
export function pagesOfUsers<Node>(
  name: string,
  wanted: readonly PageOfUser[],
  read: OwnLists<PageOfUser, Position, Node>['read'],
): Promise<Page<Node>[]> {
  return pagesOf({ name, idOf: ({ userId }) => userId, decode: decodeCursor, read }, wanted);
}

/** Throws BAD_USER_INPUT for a page size outside 1 to the limit. */
export function requirePageSize(first: number): number {
  if (Number.isInteger(first) && first >= 1 && first <= limits.pageSize.max) return first;
  const message = inputRefusals.pageSize({ limit: limits.pageSize.max });
  throw new AppError('BAD_USER_INPUT', message, { fields: { first: message } });
}

/** Makes a page of entries. One entry more than requested is read, to see whether more follow. */
export function toPage<Node extends Position>(
  list: ListKey,
  entries: Node[],
  first: number,
  totalCount: number,
): Page<Node> {
  return pageBy((entry) => encodeCursor(list, entry), entries, first, totalCount);
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
