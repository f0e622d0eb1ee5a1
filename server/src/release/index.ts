import type { LectureServices } from '#server/lecture/index.ts';
import { keptRows } from '#server/platform/answers/kept.ts';
import { defineFeature } from '#server/platform/feature.ts';
import type { Platform } from '#server/platform/platform.ts';
import type { StorageServices } from '#server/platform/index.ts';
import type { SchoolServices } from '#server/school/index.ts';
import { ReleaseNoticeSchema } from './release-notice.entity.ts';
import { ReleaseNotices } from './release-notices.ts';
import { CourseReleasesResolver, UpcomingLectureResolver, UserReleasesResolver } from './release.resolver.ts';
import { UpcomingLectures } from './upcoming-lectures.ts';

/** Lectures that will be published at a set time, and emails to those who wait for them. */
export const releaseFeature = defineFeature({
  entities: [ReleaseNoticeSchema],
  publicFields: {
    Course: ['upcomingLectures'],
    // Visitors get false for `willNotify`.
    UpcomingLecture: ['id', 'title', 'publishAt', 'willNotify'],
  },
  create({
    em,
    jobs,
    statements,
    config,
    publicContent,
    school,
    lecturePublishing,
  }: Platform & StorageServices & SchoolServices & LectureServices) {
    const upcoming = new UpcomingLectures({ statements, kept: keptRows(publicContent) });
    const notices = new ReleaseNotices({ em, jobs, publicUrl: config.publicUrl, school });
    lecturePublishing.onPublish(notices.sendAfter);
    return {
      provides: { upcomingLectures: upcoming },
      resolvers: [
        new UpcomingLectureResolver(upcoming),
        new CourseReleasesResolver(upcoming),
        new UserReleasesResolver(upcoming),
      ],
      jobs: notices.handlers(),
    };
  },
});
