import { useSyncExternalStore } from 'react';
import { lectureNews, type LectureNews, type NewsFacts } from './lecture-news.ts';

const neverChanges = () => () => undefined;

/**
 * The news of a lecture at the moment it is drawn; null if there is none. During hydration no lecture is new, as on the rendered
 * page, which knows no clock of the reader.
 *
 * @param coursePublishedAt as for `lectureNews`.
 */
export const useLectureNews = (lecture: NewsFacts, coursePublishedAt: string | null): LectureNews | null =>
  useSyncExternalStore(
    neverChanges,
    () => lectureNews(lecture, coursePublishedAt, Date.now()),
    () => lectureNews(lecture, coursePublishedAt, null),
  );
