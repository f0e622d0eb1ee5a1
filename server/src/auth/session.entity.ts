import { defineEntity, p } from '@mikro-orm/core';
import { baseColumns } from '#server/platform/common/base-entity.ts';
import { UserSchema } from '#server/user/user.entity.ts';

export const SessionSchema = defineEntity({
  name: 'Session',
  tableName: 'sessions',
  properties: {
    ...baseColumns,
    /** SHA-256 of the token, hexadecimal; the token itself is only in the cookie. */
    tokenHash: p.text().unique(),
    user: () => p.manyToOne(UserSchema).ref().deleteRule('cascade').index(),
    lastUsedAt: p.datetime(),
  },
});

/** A login on one device. */
export class Session extends SessionSchema.class {}
SessionSchema.setClass(Session);
