import { defineEntity, p } from '@mikro-orm/core';
import { CourseSchema } from '#server/course/course.entity.ts';
import { LectureSchema } from '#server/lecture/lecture.entity.ts';
import type { TableOf } from '#server/platform/db/tables.ts';
import { UserSchema } from '#server/user/user.entity.ts';

// Triggers on lecture progress write these tables. `Watching` then moves the sums to the tables that
// are read in order.

export const CourseLearnerSchema = defineEntity({
  name: 'CourseLearner',
  tableName: 'course_learners',
  uniques: [{ properties: ['user', 'course'] }],
  properties: {
    id: p.uuid().primary(),
    course: () => p.manyToOne(CourseSchema).ref().deleteRule('cascade').index(),
    /** Null once the account is deleted. The row still counts as a learner who started and finished. */
    user: () => p.manyToOne(UserSchema).ref().nullable().deleteRule('set null'),
    begunAt: p.datetime(),
    /** When the learner had first finished all lectures that the course had then. Null before that. */
    finishedAt: p.datetime().nullable(),
  },
});

/**
 * The sums that the triggers add to. `shard` spreads a sum over several rows, so that concurrent writers do not wait
 * for each other.
 */
export const WatchRollupSchema = defineEntity({
  name: 'WatchRollup',
  tableName: 'watch_rollups',
  properties: {
    /** First day of the month, UTC. */
    month: p.date().primary(),
    lectureId: p.uuid().primary(),
    shard: p.smallint().primary(),
    courseId: p.uuid(),
    /** Time watched, in seconds. */
    seconds: p.double(),
    /** Number of learners who started, and finished, the course with this lecture. */
    begun: p.integer(),
    finished: p.integer(),
  },
});

export const WatchedMonthSchema = defineEntity({
  name: 'WatchedMonth',
  tableName: 'watched_months',
  properties: { month: p.date().primary(), seconds: p.double() },
});

export const WatchedCourseSchema = defineEntity({
  name: 'WatchedCourse',
  tableName: 'watched_courses',
  indexes: [{ properties: ['year', 'seconds', 'course'] }],
  properties: {
    year: p.integer().primary(),
    course: () => p.manyToOne(CourseSchema).ref().primary().deleteRule('cascade').index(),
    seconds: p.double(),
    begun: p.integer(),
    finished: p.integer(),
  },
});

export const WatchedLectureSchema = defineEntity({
  name: 'WatchedLecture',
  tableName: 'watched_lectures',
  indexes: [{ properties: ['year', 'seconds', 'lecture'] }],
  properties: {
    year: p.integer().primary(),
    lecture: () => p.manyToOne(LectureSchema).ref().primary().deleteRule('cascade').index(),
    seconds: p.double(),
  },
});

declare module '#server/platform/db/tables.ts' {
  interface Tables {
    courseLearners: TableOf<typeof CourseLearnerSchema>;
    watchedMonths: TableOf<typeof WatchedMonthSchema>;
    watchedCourses: TableOf<typeof WatchedCourseSchema>;
    watchedLectures: TableOf<typeof WatchedLectureSchema>;
  }
}
