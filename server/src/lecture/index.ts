import type { Feature } from '#server/feature.ts';
import { CourseLecturesResolver } from './course-lectures.resolver.ts';
import { LectureSchema } from './lecture.entity.ts';
import { LectureResolver } from './lecture.resolver.ts';

export const lectureFeature: Feature = {
  entities: [LectureSchema],
  resolvers: ({ lectures, courses, subscriptions }) => [
    new LectureResolver(lectures, courses, subscriptions),
    new CourseLecturesResolver(lectures),
  ],
};
