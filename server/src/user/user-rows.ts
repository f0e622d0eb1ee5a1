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
] as const satisfies (keyof User)[];

/** A person as they are shown, without the unit of work of an entity. */
export type UserRow = Pick<User, (typeof PROPERTIES)[number]>;

export const USER_BY_ID = statement<UserRow>(
  `select ${columns('users', PROPERTIES)} from users where id = $1`,
);
