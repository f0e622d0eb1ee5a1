import { defineEntity, p } from '@mikro-orm/core';
import { baseColumns } from '#server/platform/common/base-entity.ts';
import { UserSchema } from '#server/user/user.entity.ts';

/** The purpose of a link in a mail. */
export const AccountTokenPurpose = {
  VERIFY_EMAIL: 'VERIFY_EMAIL',
  RESET_PASSWORD: 'RESET_PASSWORD',
} as const;
export type AccountTokenPurpose = (typeof AccountTokenPurpose)[keyof typeof AccountTokenPurpose];

export const AccountTokenSchema = defineEntity({
  name: 'AccountToken',
  tableName: 'account_tokens',
  properties: {
    ...baseColumns,
    purpose: p.enum(() => AccountTokenPurpose),
    /** SHA-256 of the token, hexadecimal. The token itself is only in the mail. */
    tokenHash: p.text().unique(),
    expiresAt: p.datetime(),
    user: () => p.manyToOne(UserSchema).ref().deleteRule('cascade').index(),
  },
});

/** A single-use link in a mail. The row is deleted when the link is used. */
export class AccountToken extends AccountTokenSchema.class {}
AccountTokenSchema.setClass(AccountToken);
