import { defineEntity, p } from '@mikro-orm/core';
import { baseColumns, updateTime } from '#server/platform/common/base-entity.ts';
import type { TableOf } from '#server/platform/db/tables.ts';
import { UserSchema } from '#server/user/user.entity.ts';

export const AccessGrantSchema = defineEntity({
  name: 'AccessGrant',
  tableName: 'access_grants',
  indexes: [
    { properties: ['updatedAt', 'id'] },
    {
      name: 'access_grants_running_index',
      expression:
        'create index "access_grants_running_index" on "access_grants" (expires_at) where ended_at is null',
    },
  ],
  properties: {
    ...baseColumns,
    ...updateTime,
    user: () => p.manyToOne(UserSchema).ref().deleteRule('cascade').index(),
    /** It gives access until then. */
    expiresAt: p.datetime(),
    /** When it was ended or replaced before its time; null while it was not. */
    endedAt: p.datetime().nullable(),
  },
});

declare module '#server/platform/db/tables.ts' {
  interface Tables {
    accessGrants: TableOf<typeof AccessGrantSchema>;
  }
}

/** Access that an admin granted without a payment. Rows are kept as history. */
export class AccessGrant extends AccessGrantSchema.class {}
AccessGrantSchema.setClass(AccessGrant);
