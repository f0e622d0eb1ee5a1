import { v5 } from 'uuid';

/**
 * Returns the id of a user's progress in a lecture or course. It is the same before and after the first second is
 * watched.
 */
export function progressId(userId: string, subjectId: string): string {
  return v5(userId, subjectId);
}
