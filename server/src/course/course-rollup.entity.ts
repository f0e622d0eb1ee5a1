import { defineEntity, p } from '@mikro-orm/core';

/** How many courses there are of a state and a category, kept by a trigger and spread over rows like the sums of payments. */
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
