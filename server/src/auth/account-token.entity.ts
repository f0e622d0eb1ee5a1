import { defineEntity, p } from '@mikro-orm/core';
import { baseColumns } from '#server/platform/common/base-entity.ts';
import { UserSchema } from '#server/user/user.entity.ts';

/** What the link in a mail is for. */
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
    /** SHA-256 of the token, hexadecimal; the token itself is only in the mail. */
    tokenHash: p.text().unique(),
    expiresAt: p.datetime(),
    user: () => p.manyToOne(UserSchema).ref().deleteRule('cascade').index(),
  },
});

/** A link in a mail that does one thing once. The row goes when it is used. */
export class AccountToken extends AccountTokenSchema.class {}
AccountTokenSchema.setClass(AccountToken);
