import { defineEntity, p } from '@mikro-orm/core';
import { CourseSchema } from '#server/course/course.entity.ts';
import { baseColumns } from '#server/platform/common/base-entity.ts';
import type { TableOf } from '#server/platform/db/tables.ts';

export const TextImageSchema = defineEntity({
  name: 'StoredTextImage',
  tableName: 'text_images',
  properties: {
    ...baseColumns,
    /** The course whose texts show it. */
    course: () => p.manyToOne(CourseSchema).ref().deleteRule('cascade').index(),
    /** Key of the public file, which the Markdown of the texts contains. */
    key: p.text(),
    /** Width in pixels. */
    width: p.integer(),
    height: p.integer(),
  },
});

declare module '#server/platform/db/tables.ts' {
  interface Tables {
    textImages: TableOf<typeof TextImageSchema>;
  }
}

/** A picture for the texts of a course. */
export class StoredTextImage extends TextImageSchema.class {}
TextImageSchema.setClass(StoredTextImage);
