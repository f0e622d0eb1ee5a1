import { defineEntity, p } from '@mikro-orm/core';
import type { TableOf } from '#server/platform/db/tables.ts';

/** The number of courses of each state and category, maintained by a trigger and sharded over rows like the sums of payments. */
export const CourseRollupSchema = defineEntity({
  name: 'CourseRollup',
  tableName: 'course_rollups',
  properties: {
    /** `PUBLISHED`, `DRAFT` or `TRASH`. */
    state: p.text().primary(),
    category: p.text().primary(),
    shard: p.smallint().primary(),
    courses: p.integer(),
  },
});

declare module '#server/platform/db/tables.ts' {
  interface Tables {
    courseRollups: TableOf<typeof CourseRollupSchema>;
  }
}
