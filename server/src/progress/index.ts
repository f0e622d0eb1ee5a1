import type { AccessServices } from '#server/access/index.ts';
import type { CourseServices } from '#server/course/index.ts';
import { defineFeature, type ServicesOf } from '#server/platform/feature.ts';
import { defineJob, handleJob } from '#server/platform/jobs/job.ts';
import type { LectureServices } from '#server/lecture/index.ts';
import type { Platform } from '#server/platform/platform.ts';
import { ContinueWatching } from './continue-watching.ts';
import { CourseProgressService } from './course-progress.service.ts';
import { LectureProgressSchema } from './lecture-progress.entity.ts';
import { OwnCourseProgressResolver, OwnLectureProgressResolver } from './own-progress.resolvers.ts';
import { PositionWrites } from './position-writes.ts';
import { ProgressResetResolver } from './progress-reset.resolver.ts';
import { ProgressResetSchema } from './progress-reset.entity.ts';
import { ProgressResets } from './progress-resets.ts';
import { ProgressPages } from './progress-pages.ts';
import { ProgressResolver } from './progress.resolver.ts';
import { ProgressService } from './progress.service.ts';
import { CourseOfProgressResolver, UserProgressResolver } from './user-progress.resolver.ts';
import {
  CourseLearnerSchema,
  WatchedCourseSchema,
  WatchedLectureSchema,
  WatchedMonthSchema,
  WatchRollupSchema,
} from './watch-rollups.entities.ts';
import { Watching } from './watching.ts';

const purgeProgressResets = defineJob('purge-progress-resets', 'housekeeping');
const foldWatched = defineJob('fold-watched', 'housekeeping');

export const progressFeature = defineFeature({
  entities: [
    LectureProgressSchema,
    ProgressResetSchema,
    CourseLearnerSchema,
    WatchRollupSchema,
    WatchedMonthSchema,
    WatchedCourseSchema,
    WatchedLectureSchema,
  ],
  // Always null for visitors.
  publicFields: {
    Course: ['progress'],
    Lecture: ['progress'],
    CourseProgress: ['id', 'done', 'total', 'nextLecture'],
    LectureProgress: ['id', 'position', 'isDone', 'recordedAt'],
  },
  create({ em, statements, clock, ...needs }: Platform & AccessServices & CourseServices & LectureServices) {
    const { courses, lectures, access } = needs;
    const positions = new PositionWrites(statements, clock);
    const progress = new ProgressService(statements, positions, lectures, access);
    const courseProgress = new CourseProgressService(statements);
    const continueWatching = new ContinueWatching(statements, access);
    const watching = new Watching(statements);
    const resets = new ProgressResets({ em, statements, courses });
    return {
      provides: { progress, watching },
      resolvers: [
        new ProgressResolver(progress, continueWatching, courses, lectures),
        new ProgressResetResolver(resets),
        new OwnLectureProgressResolver(progress),
        new OwnCourseProgressResolver(courseProgress),
        new UserProgressResolver(new ProgressPages(statements)),
        new CourseOfProgressResolver(lectures, courseProgress),
      ],
      jobs: [
        handleJob(foldWatched, () => watching.fold(), '23 * * * *'),
        handleJob(purgeProgressResets, () => resets.purge(), '33 4 * * *'),
      ],
    };
  },
});

export type ProgressServices = ServicesOf<typeof progressFeature>;
