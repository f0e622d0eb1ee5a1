import { defineEntity, p } from '@mikro-orm/core';
import { baseColumns } from '#server/platform/common/base-entity.ts';
import { UserSchema } from '#server/user/user.entity.ts';

export const EmailChangeSchema = defineEntity({
  name: 'EmailChange',
  tableName: 'email_changes',
  properties: {
    ...baseColumns,
    /** The requested address. */
    email: p.text(),
    /** SHA-256 of the token mailed to the current address, hexadecimal; null until the mail is sent. */
    currentTokenHash: p.text().nullable().unique(),
    /** The same for the new address. */
    newTokenHash: p.text().nullable().unique(),
    /** When the current address confirmed the change. */
    currentConfirmedAt: p.datetime().nullable(),
    /** When the new address confirmed the change. */
    newConfirmedAt: p.datetime().nullable(),
    /** Until when the token of the current address is valid, counted from the mail; null until it is sent. */
    currentTokenExpiresAt: p.datetime().nullable(),
    /** The same for the new address. */
    newTokenExpiresAt: p.datetime().nullable(),
    /** When the request expires. Each mail extends it, because mails may wait for the mail server. */
    expiresAt: p.datetime().index(),
    user: () => p.oneToOne(UserSchema).ref().owner().deleteRule('cascade'),
  },
});

/** A pending change of an account's email address. The row is deleted when both addresses have confirmed it. */
export class EmailChange extends EmailChangeSchema.class {}
EmailChangeSchema.setClass(EmailChange);
