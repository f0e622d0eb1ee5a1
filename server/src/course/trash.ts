import { courseLimits } from '#shared/course.ts';
import { DAY_MS } from '#server/platform/common/durations.ts';
import { decodeCursor, encodeCursor } from '#server/platform/common/pagination.ts';

/** An entry of the trash. */
export interface Trashed {
  id: string;
  deletedAt: Date | null;
}

/** Condition for the entries after a cursor in the trash, last deleted first. Throws BAD_USER_INPUT. */
export function whereTrashed(after: string | null | undefined) {
  if (after == null) return { deletedAt: { $ne: null } };
  const { createdAt: deletedAt, id } = decodeCursor(after);
  return {
    deletedAt: { $ne: null, $lte: deletedAt },
    $or: [{ deletedAt: { $lt: deletedAt } }, { id: { $lt: id } }],
  };
}

export const TRASH_ORDER = { deletedAt: 'desc', id: 'desc' } as const;

export function trashCursor({ id, deletedAt }: Trashed): string {
  if (!deletedAt) throw new Error(`${id} is not in the trash`);
  return encodeCursor({ createdAt: deletedAt, id });
}

/** Entries deleted before this time can no longer be restored. */
export function restorableSince(): Date {
  return new Date(Date.now() - courseLimits.trashDays * DAY_MS);
}
