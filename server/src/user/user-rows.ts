import type { Actor } from '#server/platform/common/actor.ts';
import { db } from '#server/platform/db/query-compiler.ts';
import { anyOf, read, uuid, uuids, type RowOf } from '#server/platform/db/read.ts';

/** Columns that are read to show a user, without the password hash. */
export const USER_COLUMNS = [
  'id',
  'createdAt',
  'fullName',
  'email',
  'role',
  'avatarKey',
  'emailVerifiedAt',
  'language',
  'tellsNewDevices',
  'updatedAt',
] as const;

export const USER_BY_ID = read({ id: uuid }, ({ id }) =>
  db.selectFrom('users').where('id', '=', id).select(USER_COLUMNS),
);

export const USERS_BY_ID = read({ ids: uuids }, ({ ids }) =>
  db.selectFrom('users').where('id', '=', anyOf(ids)).select(USER_COLUMNS),
);

/** A user without the password hash. */
export type UserRow = RowOf<typeof USER_BY_ID>;

const ofActors = new WeakMap<NonNullable<Actor>, UserRow>();

/** Returns the row that authentication loaded for an actor; undefined if only the id is known. */
export function rowOf(actor: NonNullable<Actor>): UserRow | undefined {
  return ofActors.get(actor);
}

/** Stores the row that authentication has just loaded for an actor. */
export function setRow(actor: NonNullable<Actor>, row: UserRow): void {
  ofActors.set(actor, row);
}
