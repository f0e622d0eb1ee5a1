import { defineEntity, p } from '@mikro-orm/core';
import { baseColumns } from '#server/platform/common/base-entity.ts';
import type { TableOf } from '#server/platform/db/tables.ts';
import { CourseSchema } from '#server/course/course.entity.ts';
import { UserSchema } from '#server/user/user.entity.ts';

/** A course that a user has saved for later. */
export const SavedCourseSchema = defineEntity({
  name: 'SavedCourse',
  tableName: 'saved_courses',
  uniques: [{ properties: ['user', 'course'] }],
  properties: {
    ...baseColumns,
    user: () => p.manyToOne(UserSchema).ref().deleteRule('cascade'),
    course: () => p.manyToOne(CourseSchema).ref().deleteRule('cascade').index(),
  },
});

declare module '#server/platform/db/tables.ts' {
  interface Tables {
    savedCourses: TableOf<typeof SavedCourseSchema>;
  }
}
