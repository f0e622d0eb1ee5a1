import type { Actor } from '#server/platform/common/actor.ts';
import { columns, statement } from '#server/platform/db/statements.ts';
import type { User } from './user.entity.ts';

/** Properties of a person that are read to show them: never the password's hash. */
const PROPERTIES = [
  'id',
  'createdAt',
  'fullName',
  'email',
  'role',
  'avatarKey',
  'emailVerifiedAt',
  'language',
  'tellsNewDevices',
] as const satisfies (keyof User)[];

/** A person as they are shown, without the unit of work of an entity. */
export type UserRow = Pick<User, (typeof PROPERTIES)[number]>;

/** The columns of a `UserRow`, for the list of a `select`. */
export const USER_COLUMNS = columns('users', PROPERTIES);

export const USER_BY_ID = statement<UserRow>(`select ${USER_COLUMNS} from users where id = $1`);

const ofActors = new WeakMap<NonNullable<Actor>, UserRow>();

/** The row that a request's actor was made of; undefined when only their id is known. */
export function rowOf(actor: NonNullable<Actor>): UserRow | undefined {
  return ofActors.get(actor);
}

/** For authentication alone: says what the database has just told of an actor. */
export function setRow(actor: NonNullable<Actor>, row: UserRow): void {
  ofActors.set(actor, row);
}
