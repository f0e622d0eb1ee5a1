import { keptRows } from '#server/platform/answers/kept.ts';
import { notifyOfPublicContent } from '#server/platform/answers/public-content.ts';
import { defineFeature } from '#server/platform/feature.ts';
import { defineJob, handleJob } from '#server/platform/jobs/job.ts';
import type { StorageServices } from '#server/platform/index.ts';
import type { Platform } from '#server/platform/platform.ts';
import type { UserServices } from '#server/user/index.ts';
import { MentorCoursesResolver, SchoolHomeResolver } from './home.resolver.ts';
import { HomeService } from './home.service.ts';

const refreshFigures = defineJob('refresh-figures', 'housekeeping');

export const homeFeature = defineFeature({
  publicFields: {
    School: ['figures', 'teachers', 'mostWatched'],
    SchoolFigures: ['courses', 'hours', 'learners'],
    Mentor: ['numberOfCourses'],
  },
  create({
    em,
    publicStatements,
    publicContent,
    userCounts,
    clock,
  }: Platform & StorageServices & UserServices) {
    const home = new HomeService({
      statements: publicStatements,
      kept: keptRows(publicContent),
      userCounts,
      clock,
    });
    return {
      provides: {},
      resolvers: [new SchoolHomeResolver(home), new MentorCoursesResolver(home)],
      // Sign-ups and watching change no public content, so they would never reach a school that stays as it is.
      jobs: [handleJob(refreshFigures, () => notifyOfPublicContent(em.fork()), '41 3 * * *')],
    };
  },
});
