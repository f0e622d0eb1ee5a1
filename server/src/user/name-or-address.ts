import type { FilterQuery } from '@mikro-orm/postgresql';
import { containing } from '#server/platform/common/containing.ts';
import type { User } from './user.entity.ts';

/** Condition for users whose name or email address contains these words, ignoring case. */
export function nameOrAddressHas(words: string): FilterQuery<User> {
  const has = containing(words);
  return { $or: [{ fullName: has }, { email: has }] };
}
