import { defineEntity, p } from '@mikro-orm/core';

/** Id of something that the demo made: an account, a course, a lecture, or what the statistics have of the past. */
export const DemoMarkSchema = defineEntity({
  name: 'DemoMark',
  tableName: 'demo_marks',
  properties: { id: p.uuid().primary() },
});
