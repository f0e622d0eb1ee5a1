import type { Feature } from '#server/feature.ts';
import { CourseSchema } from './course.entity.ts';
import { CourseResolver } from './course.resolver.ts';

export const courseFeature: Feature = {
  entities: [CourseSchema],
  resolvers: ({ courses, storage }) => [new CourseResolver(courses, storage)],
};
