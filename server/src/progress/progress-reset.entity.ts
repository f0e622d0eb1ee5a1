import { defineEntity, p } from '@mikro-orm/core';
import { LectureSchema } from '#server/lecture/lecture.entity.ts';
import { baseColumns } from '#server/platform/common/base-entity.ts';
import type { TableOf } from '#server/platform/db/tables.ts';
import { UserSchema } from '#server/user/user.entity.ts';

/**
 * The progress in a lecture that a learner has reset. It can be restored, and positions that were measured before the reset are not
 * saved any more. The id and the time of creation are those of the progress.
 */
export const ProgressResetSchema = defineEntity({
  name: 'ProgressReset',
  tableName: 'progress_resets',
  properties: {
    ...baseColumns,
    user: () => p.manyToOne(UserSchema).ref().deleteRule('cascade').index(),
    lecture: () => p.manyToOne(LectureSchema).ref().deleteRule('cascade').index(),
    position: p.double(),
    recordedAt: p.datetime(),
    doneAt: p.datetime().nullable(),
    markedAt: p.datetime().nullable(),
    /** The same for all lectures that were reset together. */
    resetAt: p.datetime(),
  },
});

declare module '#server/platform/db/tables.ts' {
  interface Tables {
    progressResets: TableOf<typeof ProgressResetSchema>;
  }
}
