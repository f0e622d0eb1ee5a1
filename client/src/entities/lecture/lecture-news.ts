/** What learners should notice about a lecture: it is new, or it has changed since they watched it. */
export type LectureNews = 'NEW' | 'CHANGED';

/** The facts that decide about the news of a lecture. Times are ISO 8601. */
export interface NewsFacts {
  publishedAt: string | null;
  changedAt: string | null;
  /** Null if the person has not watched it, and for visitors. */
  progress: { recordedAt: string } | null;
}

/** How long a lecture is new, in ms: 30 days. */
const NEW_MS = 30 * 24 * 60 * 60 * 1000;

/** A time in ms since 1970. While a page is rendered on the server a time is a `Date`, of which `Date.parse` reads full seconds only. */
export const msOf = (time: string): number => new Date(time).getTime();

/**
 * The news of a lecture; null if there is none. A lecture that was published with its course or before is not new.
 *
 * @param coursePublishedAt ISO 8601; null for a course that is a draft, whose lectures are not new.
 * @param now in ms since 1970; null while the reader's clock is unknown, when no lecture is new.
 */
export function lectureNews(
  { publishedAt, changedAt, progress }: NewsFacts,
  coursePublishedAt: string | null,
  now: number | null,
): LectureNews | null {
  if (progress) {
    return changedAt !== null && msOf(progress.recordedAt) < msOf(changedAt) ? 'CHANGED' : null;
  }
  if (publishedAt === null || coursePublishedAt === null || now === null) return null;
  const time = msOf(publishedAt);
  return time > msOf(coursePublishedAt) && now - time <= NEW_MS ? 'NEW' : null;
}
