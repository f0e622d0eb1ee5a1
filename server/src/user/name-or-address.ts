import type { FilterQuery } from '@mikro-orm/postgresql';
import { containing } from '#server/platform/common/containing.ts';
import type { User } from './user.entity.ts';

/** Condition for people in whose name or mail address these words are, in capitals or not. */
export function nameOrAddressHas(words: string): FilterQuery<User> {
  const has = containing(words);
  return { $or: [{ fullName: has }, { email: has }] };
}
