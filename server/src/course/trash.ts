import { courseLimits } from '#shared/course.ts';
import { DAY_MS } from '#server/platform/common/durations.ts';
import { decodeCursor, encodeCursor, type ListKey } from '#server/platform/common/pagination.ts';

/** An entry of the trash. */
export interface Trashed {
  id: string;
  deletedAt: Date | null;
}

/** Condition for the entries after a cursor in the trash, last deleted first. Throws BAD_USER_INPUT. */
export function whereTrashed(list: ListKey, after: string | null | undefined) {
  const place = decodeCursor(list, after);
  if (!place) return { deletedAt: { $ne: null } };
  const { createdAt: deletedAt, id } = place;
  return {
    deletedAt: { $ne: null, $lte: deletedAt },
    $or: [{ deletedAt: { $lt: deletedAt } }, { id: { $lt: id } }],
  };
}

export const TRASH_ORDER = { deletedAt: 'desc', id: 'desc' } as const;

export function trashCursor(list: ListKey, { id, deletedAt }: Trashed): string {
  if (!deletedAt) throw new Error(`${id} is not in the trash`);
  return encodeCursor(list, { createdAt: deletedAt, id });
}

/** Entries deleted before this time can no longer be restored. */
export function restorableSince(): Date {
  return new Date(Date.now() - courseLimits.trashDays * DAY_MS);
}
