import { defineEntity, p } from '@mikro-orm/core';
import { CourseSchema } from '#server/course/course.entity.ts';
import { LectureSchema } from '#server/lecture/lecture.entity.ts';
import { UserSchema } from '#server/user/user.entity.ts';

// Kept by triggers on the progress of lectures (migration 0038) and by `Watching`, which brings sums to where they are read in order.

export const CourseLearnerSchema = defineEntity({
  name: 'CourseLearner',
  tableName: 'course_learners',
  uniques: [{ properties: ['user', 'course'] }],
  properties: {
    id: p.uuid().primary(),
    course: () => p.manyToOne(CourseSchema).ref().deleteRule('cascade').index(),
    /** Null once the account is gone: that somebody began and finished stays true. */
    user: () => p.manyToOne(UserSchema).ref().nullable().deleteRule('set null'),
    begunAt: p.datetime(),
    /** When the last was done of the lectures that the course had then; null until that was so once. */
    finishedAt: p.datetime().nullable(),
  },
});

/** What the triggers add to; `shard` spreads a sum over rows for those who write at the same time. */
export const WatchRollupSchema = defineEntity({
  name: 'WatchRollup',
  tableName: 'watch_rollups',
  properties: {
    /** First day of the month, UTC. */
    month: p.date().primary(),
    lectureId: p.uuid().primary(),
    shard: p.smallint().primary(),
    courseId: p.uuid(),
    /** How long the lecture was watched. */
    seconds: p.double(),
    /** How many people began, and finished, its course with this lecture. */
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
