import { defineEntity, p } from '@mikro-orm/core';
import { baseColumns } from '#server/platform/common/base-entity.ts';
import { UserSchema } from '#server/user/user.entity.ts';

export const EmailChangeSchema = defineEntity({
  name: 'EmailChange',
  tableName: 'email_changes',
  properties: {
    ...baseColumns,
    /** The address that the account is to have. */
    email: p.text(),
    /** SHA-256 of the token that was mailed to the address that the account has, hexadecimal; null before the mail. */
    currentTokenHash: p.text().nullable().unique(),
    /** The same of the new address. */
    newTokenHash: p.text().nullable().unique(),
    /** When whoever reads the mails to the one address wanted it. */
    currentConfirmedAt: p.datetime().nullable(),
    /** And the other. */
    newConfirmedAt: p.datetime().nullable(),
    expiresAt: p.datetime().index(),
    user: () => p.oneToOne(UserSchema).ref().owner().deleteRule('cascade'),
  },
});

/** A mail address that somebody wants in the place of theirs. The row goes when both addresses have confirmed it. */
export class EmailChange extends EmailChangeSchema.class {}
EmailChangeSchema.setClass(EmailChange);
