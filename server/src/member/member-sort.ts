import { raw, type FilterQuery, type RawQueryFragment } from '@mikro-orm/postgresql';
import { z } from 'zod';
import { readCursor, writeCursor, cursorTime, type ListKey } from '#server/platform/common/pagination.ts';
import { isStorable } from '#server/platform/common/validate.ts';
import { sortable } from '#server/platform/db/folded.ts';
import { graphqlEnum } from '#server/platform/graphql/graphql-enum.ts';
import type { User } from '#server/user/user.entity.ts';

export const MemberSort = graphqlEnum('MemberSort', 'Order of the list of users.', {
  NEWEST: 'Newest first.',
  OLDEST: 'Oldest first.',
  NAME: 'By name, A to Z.',
  NAME_DESC: 'By name, Z to A.',
});
export type MemberSort = keyof typeof MemberSort;

/** The sort key of a list, which comes before the id. */
interface SortKey {
  /** SQL of the value in the table with this alias. */
  value: (user: string) => string;
  direction: 'asc' | 'desc';
  /** The value in a cursor. */
  keyOf: (user: User) => string;
  /** SQL that converts a parameter from a cursor to the value. */
  read: string;
  rules: z.ZodType<string>;
}

const joined: Omit<SortKey, 'direction'> = {
  value: (user) => `${user}.created_at`,
  keyOf: ({ createdAt }) => createdAt.toISOString(),
  read: '?::timestamptz',
  rules: cursorTime,
};
const name: Omit<SortKey, 'direction'> = {
  value: (user) => sortable(`${user}.full_name`),
  // The database folds it, as it does with the column.
  keyOf: ({ fullName }) => fullName,
  read: sortable('?::text'),
  rules: z.string().refine(isStorable),
};

/** The key of each order. Indexes of `users` have both of them, for both directions. */
const SORT_KEYS: Record<MemberSort, SortKey> = {
  NEWEST: { ...joined, direction: 'desc' },
  OLDEST: { ...joined, direction: 'asc' },
  NAME: { ...name, direction: 'asc' },
  NAME_DESC: { ...name, direction: 'desc' },
};

const fragment = (sql: (user: string) => string, values: unknown[] = []) =>
  raw<RawQueryFragment & symbol, User>((user) => sql(user), values);

/** The order of a list, for one query. */
export function inOrderOf(sort: MemberSort) {
  const { value, direction } = SORT_KEYS[sort];
  return [{ [fragment(value)]: direction }, { id: direction }];
}

/** The cursor of a user. */
export const cursorOf = (list: ListKey, sort: MemberSort, user: User): string =>
  writeCursor(list, [SORT_KEYS[sort].keyOf(user), user.id]);

/** Condition for the users after a cursor, for one query; none without a cursor. Throws BAD_USER_INPUT. */
export function whereBehind(
  list: ListKey,
  sort: MemberSort,
  cursor: string | null | undefined,
): FilterQuery<User> {
  const { value, direction, read, rules } = SORT_KEYS[sort];
  const place = readCursor(list, cursor, () => z.tuple([rules, z.uuid()]));
  if (!place) return {};
  const side = direction === 'asc' ? '>' : '<';
  const follows = (user: string) => `(${value(user)}, ${user}.id) ${side} (${read}, ?::uuid)`;
  return { [fragment(follows, place)]: [] };
}
