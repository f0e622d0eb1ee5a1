import { defineEntity, p } from '@mikro-orm/core';
import { CourseSchema } from '#server/course/course.entity.ts';
import { baseColumns } from '#server/platform/common/base-entity.ts';
import type { TableOf } from '#server/platform/db/tables.ts';
import { UserSchema } from '#server/user/user.entity.ts';

/** What shows a picture of an import: the course, or the texts that have the `pictureMark` of this number. */
export type PictureUse = 'COURSE' | number;

/** A file of an imported folder, and the lecture or file of the course that it became. */
export interface ImportedItem {
  /** Its path in the folder. */
  path: string;
  /** The lecture of a video; null for another file. */
  lectureId: string | null;
  /** The file, which is also its upload; null for a video or a picture. */
  fileId: string | null;
  /** Only of a picture of the course or of its texts, which has neither id. */
  picture?: { shows: PictureUse; hasArrived: boolean };
}

export const CourseImportSchema = defineEntity({
  name: 'StoredCourseImport',
  tableName: 'course_imports',
  uniques: [{ properties: ['user', 'key'] }],
  properties: {
    ...baseColumns,
    user: () => p.manyToOne(UserSchema).ref().deleteRule('cascade'),
    course: () => p.manyToOne(CourseSchema).ref().deleteRule('cascade').index(),
    /** Chosen by the client. With the same key, it gets the same import again. */
    key: p.text(),
    items: p.json<ImportedItem[]>(),
  },
});

declare module '#server/platform/db/tables.ts' {
  interface Tables {
    courseImports: TableOf<typeof CourseImportSchema>;
  }
}

/** A folder that an admin has imported as a course. */
export class StoredCourseImport extends CourseImportSchema.class {}
CourseImportSchema.setClass(StoredCourseImport);
