import type { CourseServices } from '#server/course/index.ts';
import { defineFeature } from '#server/platform/feature.ts';
import type { Platform } from '#server/platform/platform.ts';
import { LearningResolver } from './learning.resolver.ts';
import { MyCourses } from './my-courses.ts';
import { NextCourses } from './next-courses.ts';
import { SavedCourseSchema } from './saved-course.entity.ts';
import { SavedCoursesService } from './saved-courses.service.ts';

export const learningFeature = defineFeature({
  entities: [SavedCourseSchema],
  // Visitors get false for `isSaved`.
  publicFields: { Course: ['isSaved', 'nextCourses'] },
  create({ statements, courses }: Platform & CourseServices) {
    const saved = new SavedCoursesService(statements, courses);
    return {
      provides: {},
      resolvers: [new LearningResolver(new MyCourses(statements), saved, new NextCourses(statements))],
    };
  },
});
