import { isPublished } from '#server/course/course-rows.ts';
import { isShown, isUpcoming } from '#server/lecture/lecture-rows.ts';
import { db } from '#server/platform/db/query-compiler.ts';
import { anyOf, int, read, rowOf, uuid, uuids, type RowOf } from '#server/platform/db/read.ts';

/** The upcoming lectures of courses, the next one first. */
export const UPCOMING_OF_COURSES = read({ courseIds: uuids }, ({ courseIds }) =>
  db
    .selectFrom('lectures')
    .where('courseId', '=', anyOf(courseIds))
    .where((query) => isUpcoming(rowOf(query, 'lectures')))
    .select(['id', 'courseId', 'title', 'publishAt'])
    .orderBy('publishAt')
    .orderBy('position'),
);

const inPublishedCourses = db
  .selectFrom('lectures')
  .innerJoin('courses', 'courses.id', 'lectures.courseId')
  .where((query) => isPublished(rowOf(query, 'courses')));

/** A lecture of a published course, if it is upcoming. */
export const UPCOMING_BY_ID = read({ id: uuid }, ({ id }) =>
  inPublishedCourses
    .where('lectures.id', '=', id)
    .where((query) => isUpcoming(rowOf(query, 'lectures')))
    .select(['lectures.id', 'lectures.courseId', 'lectures.title', 'lectures.publishAt']),
);

/** The upcoming lectures about which users will get an email, the next one first. */
export const AWAITED_BY_USERS = read({ userIds: uuids }, ({ userIds }) =>
  inPublishedCourses
    .innerJoin('releaseNotices', 'releaseNotices.lectureId', 'lectures.id')
    .where('releaseNotices.userId', '=', anyOf(userIds))
    .where((query) => isUpcoming(rowOf(query, 'lectures')))
    .select(['releaseNotices.userId', 'lectures.id', 'lectures.title', 'lectures.publishAt'])
    .orderBy('lectures.publishAt')
    .orderBy('lectures.position'),
);

export const NOTICES_OF_USERS = read({ userIds: uuids, lectureIds: uuids }, ({ userIds, lectureIds }) =>
  db
    .selectFrom('releaseNotices')
    .where('userId', '=', anyOf(userIds))
    .where('lectureId', '=', anyOf(lectureIds))
    .select(['userId', 'lectureId']),
);

/** Notices of lectures that learners see now, locked for this transaction. Those that another transaction sends are left out. */
export const DUE_NOTICES = read({ limit: int }, ({ limit }) =>
  inPublishedCourses
    .innerJoin('releaseNotices', 'releaseNotices.lectureId', 'lectures.id')
    .innerJoin('users', 'users.id', 'releaseNotices.userId')
    .where((query) => isShown(rowOf(query, 'lectures')))
    .select([
      'releaseNotices.id',
      'users.email',
      'users.fullName',
      'users.language',
      'users.signupLanguage',
      'lectures.id as lectureId',
      'lectures.title as lecture',
      'courses.title as course',
      'courses.slug',
    ])
    .limit(limit)
    .forUpdate(['releaseNotices'])
    .skipLocked(),
);

export type DueNotice = RowOf<typeof DUE_NOTICES>;
