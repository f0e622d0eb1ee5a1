import { courseLimits } from '#shared/course.ts';
import { trashMessages } from '#shared/trash.ts';

const dayLength = 24 * 60 * 60 * 1000;

/** The time at which an item deleted at `deletedAt` is removed permanently. */
export const vanishesAt = (deletedAt: string): Date =>
  new Date(new Date(deletedAt).getTime() + courseLimits.trashDays * dayLength);

/** The time left to restore an item: `12 days left`, `Less than a day left`. */
export function timeLeft(deletedAt: string, now: Date): string {
  const days = Math.floor((vanishesAt(deletedAt).getTime() - now.getTime()) / dayLength);
  if (days < 1) return trashMessages.lastDay;
  return trashMessages.daysLeft({ count: days });
}
