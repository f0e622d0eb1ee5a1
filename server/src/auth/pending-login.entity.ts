import { defineEntity, p } from '@mikro-orm/core';
import { baseColumns } from '#server/platform/common/base-entity.ts';
import { UserSchema } from '#server/user/user.entity.ts';

export const PendingLoginSchema = defineEntity({
  name: 'PendingLogin',
  tableName: 'pending_logins',
  properties: {
    ...baseColumns,
    /** SHA-256 of the token, hexadecimal. The token itself is only in the cookie. */
    tokenHash: p.text().unique(),
    user: () => p.manyToOne(UserSchema).ref().deleteRule('cascade').index(),
    expiresAt: p.datetime(),
    /** Number of attempts to enter a second factor. */
    attempts: p.integer(),
  },
});

/** A login with a correct password that waits for the second factor. It grants no other access. */
export class PendingLogin extends PendingLoginSchema.class {}
PendingLoginSchema.setClass(PendingLogin);
