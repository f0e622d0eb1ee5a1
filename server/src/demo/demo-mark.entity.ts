import { defineEntity, p } from '@mikro-orm/core';
import type { TableOf } from '#server/platform/db/tables.ts';

/** Marks a row that the demo created: an account, a course, a lecture or a row of the sample statistics. */
export const DemoMarkSchema = defineEntity({
  name: 'DemoMark',
  tableName: 'demo_marks',
  properties: {
    id: p.uuid().primary(),
    /** When a course was completely added; null before that, and for other rows. */
    completedAt: p.datetime().nullable(),
  },
});

declare module '#server/platform/db/tables.ts' {
  interface Tables {
    demoMarks: TableOf<typeof DemoMarkSchema>;
  }
}
