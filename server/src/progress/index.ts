import type { Feature } from '#server/feature.ts';
import { CertificateSchema } from './certificate.entity.ts';
import { CertificateResolver } from './certificate.resolver.ts';
import { CourseProgressResolver } from './course-progress.resolver.ts';
import { LectureProgressSchema } from './lecture-progress.entity.ts';
import { OwnCourseProgressResolver, OwnLectureProgressResolver } from './own-progress.resolvers.ts';
import { ProgressResolver } from './progress.resolver.ts';
import { UserProgressResolver } from './user-progress.resolver.ts';

export const progressFeature: Feature = {
  entities: [LectureProgressSchema, CertificateSchema],
  resolvers: ({ progress, courseProgress, progressPages, continueWatching, certificates, courses }) => [
    new ProgressResolver(progress, continueWatching, courses),
    new OwnLectureProgressResolver(progress),
    new OwnCourseProgressResolver(courseProgress),
    new UserProgressResolver(progressPages, certificates),
    new CourseProgressResolver(progress, certificates),
    new CertificateResolver(certificates),
  ],
};
