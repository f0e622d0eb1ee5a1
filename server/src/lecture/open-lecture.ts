import type { AccessService } from '#server/access/access.service.ts';
import type { GraphqlContext } from '#server/platform/graphql/context.ts';
import type { LectureRow } from './lecture-rows.ts';

/** A lecture of which it may be known already whether the person who asks may watch it. */
export type LectureWithAccess = LectureRow & { isOpen?: boolean };

/** Whether the person who asks may watch a lecture; at once where it is known. */
export function isOpen(
  access: AccessService,
  lecture: LectureWithAccess,
  { actor, load }: GraphqlContext,
): boolean | Promise<boolean> {
  return lecture.isOpen ?? load(access.mayWatch, { actor, lecture });
}

/** What becomes of a value, at once when it is there already: a promise for each field of a list costs more than its value. */
export function after<Result>(
  value: boolean | Promise<boolean>,
  become: (value: boolean) => Result,
): Result | Promise<Result> {
  return typeof value === 'boolean' ? become(value) : value.then(become);
}
