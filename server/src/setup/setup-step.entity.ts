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
        'BACKUPS',
        'ABOUT',
        'MENTORS',
        'LINKS',
        'LEGAL',
        'GO_LIVE',
      ] as const)
      .primary(),
    /** DONE: a check succeeded. DISMISSED: an admin skipped the step. */
    state: p.enum(['DONE', 'DISMISSED'] as const),
    changedAt: p.datetime(),
  },
});

/** The state of a setup step that cannot be derived from other tables. Without a record the step is open. */
export class SetupStepRecord extends SetupStepRecordSchema.class {}
SetupStepRecordSchema.setClass(SetupStepRecord);
