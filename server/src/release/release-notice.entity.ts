import { defineEntity, p } from '@mikro-orm/core';
import { baseColumns } from '#server/platform/common/base-entity.ts';
import type { TableOf } from '#server/platform/db/tables.ts';
import { LectureSchema } from '#server/lecture/lecture.entity.ts';
import { UserSchema } from '#server/user/user.entity.ts';

/** A user who gets an email when a lecture is published. It is deleted when the email is queued. */
export const ReleaseNoticeSchema = defineEntity({
  name: 'ReleaseNotice',
  tableName: 'release_notices',
  uniques: [{ properties: ['user', 'lecture'] }],
  properties: {
    ...baseColumns,
    user: () => p.manyToOne(UserSchema).ref().deleteRule('cascade'),
    lecture: () => p.manyToOne(LectureSchema).ref().deleteRule('cascade').index(),
  },
});

declare module '#server/platform/db/tables.ts' {
  interface Tables {
    releaseNotices: TableOf<typeof ReleaseNoticeSchema>;
  }
}
