import type { Feature } from '#server/feature.ts';
import { defineJob, handleJob } from '#server/jobs/job.ts';
import { CourseConnectionResolver } from './course-connection.resolver.ts';
import { CourseTrashResolver } from './course-trash.resolver.ts';
import { CourseSchema } from './course.entity.ts';
import { CourseResolver } from './course.resolver.ts';

const purgeCourses = defineJob('purge-courses');

export const courseFeature: Feature = {
  entities: [CourseSchema],
  resolvers: ({ courses, courseTrash, storage }) => [
    new CourseResolver(courses, storage),
    new CourseConnectionResolver(),
    new CourseTrashResolver(courseTrash),
  ],
  jobs: ({ courseTrash }) => [handleJob(purgeCourses, () => courseTrash.purgeOld(), '11 4 * * *')],
};
