import type { AccessService } from '#server/access/access.service.ts';
import type { GraphqlContext } from '#server/platform/graphql/context.ts';
import type { LectureRow } from './lecture-rows.ts';

/** A lecture that may already have the caller's access. */
export type LectureWithAccess = LectureRow & { isOpen?: boolean };

/** Whether the caller may watch a lecture. Synchronous if `isOpen` is set. */
export function isOpen(
  access: AccessService,
  lecture: LectureWithAccess,
  { actor, load }: GraphqlContext,
): boolean | Promise<boolean> {
  return lecture.isOpen ?? load(access.mayWatch, { actor, lecture });
}

/** Maps a value, synchronously if it is no promise: a promise for each field of a list costs more than the value. */
export function after<Result>(
  value: boolean | Promise<boolean>,
  become: (value: boolean) => Result | Promise<Result>,
): Result | Promise<Result> {
  return typeof value === 'boolean' ? become(value) : value.then(become);
}

/** What `read` returns if the caller may watch a lecture, and null otherwise. Synchronous if `isOpen` is set and `read` is synchronous. */
export function ifOpen<Result>(
  access: AccessService,
  lecture: LectureWithAccess,
  context: GraphqlContext,
  read: () => Result | Promise<Result>,
): Result | null | Promise<Result | null> {
  return after(isOpen(access, lecture, context), (mayOpen) => (mayOpen ? read() : null));
}
