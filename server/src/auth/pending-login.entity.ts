import { defineEntity, p } from '@mikro-orm/core';
import { baseColumns } from '#server/platform/common/base-entity.ts';
import { UserSchema } from '#server/user/user.entity.ts';

export const PendingLoginSchema = defineEntity({
  name: 'PendingLogin',
  tableName: 'pending_logins',
  properties: {
    ...baseColumns,
    /** SHA-256 of the token, hexadecimal; the token itself is only in the cookie. */
    tokenHash: p.text().unique(),
    user: () => p.manyToOne(UserSchema).ref().deleteRule('cascade').index(),
    expiresAt: p.datetime(),
    /** How often a second factor was tried to be shown. */
    attempts: p.integer(),
  },
});

/** A login whose password was right and whose second factor is asked for. It opens nothing but that question. */
export class PendingLogin extends PendingLoginSchema.class {}
PendingLoginSchema.setClass(PendingLogin);
