import { db } from '#server/platform/db/query-compiler.ts';
import { anyOf, read, uuids } from '#server/platform/db/read.ts';

/** The texts of lectures, with their reading time in seconds. */
export const OF_LECTURES = read({ ids: uuids }, ({ ids }) =>
  db
    .selectFrom('lectureTexts as text')
    .innerJoin('lectures as lecture', 'lecture.id', 'text.lectureId')
    .where('text.lectureId', '=', anyOf(ids))
    .select(['text.lectureId', 'text.source', 'text.html', 'lecture.duration']),
);
