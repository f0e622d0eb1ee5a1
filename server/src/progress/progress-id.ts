import { v5 } from 'uuid';

/** Id of somebody's progress in a lecture or a course. It is the same before and after the first second was watched. */
export function progressId(userId: string, subjectId: string): string {
  return v5(userId, subjectId);
}
