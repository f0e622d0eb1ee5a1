import { defineEntity, p } from '@mikro-orm/core';

export const SetupStepRecordSchema = defineEntity({
  name: 'SetupStepRecord',
  tableName: 'setup_steps',
  properties: {
    step: p
      .enum([
        'SCHOOL',
        'OFFER',
        'MAIL',
        'STORAGE',
        'STRIPE',
        'COURSE',
        'ABOUT',
        'MENTORS',
        'LINKS',
        'LEGAL',
      ] as const)
      .primary(),
    /** DONE: it was seen to work; DISMISSED: an admin skipped it. */
    state: p.enum(['DONE', 'DISMISSED'] as const),
    changedAt: p.datetime(),
  },
});

/** What is known of a step of setting a school up that no other table tells; without one the step is open. */
export class SetupStepRecord extends SetupStepRecordSchema.class {}
SetupStepRecordSchema.setClass(SetupStepRecord);
