import { defineEntity, p } from '@mikro-orm/core';

/** Something that the demo made: an account, a course, a lecture, or what the statistics have of the past. */
export const DemoMarkSchema = defineEntity({
  name: 'DemoMark',
  tableName: 'demo_marks',
  properties: {
    id: p.uuid().primary(),
    /** Of a course, when all of it was there; null as long as it is not, and for all else. */
    completedAt: p.datetime().nullable(),
  },
});
