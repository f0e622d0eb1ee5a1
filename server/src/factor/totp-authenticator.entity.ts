import { defineEntity, p } from '@mikro-orm/core';
import { baseColumns } from '#server/platform/common/base-entity.ts';
import { UserSchema } from '#server/user/user.entity.ts';

export const TotpAuthenticatorSchema = defineEntity({
  name: 'TotpAuthenticator',
  tableName: 'totp_authenticators',
  properties: {
    ...baseColumns,
    user: () => p.manyToOne(UserSchema).ref().deleteRule('cascade').unique(),
    /** The secret that the app shares, base32, encrypted by the installation's own. */
    encryptedSecret: p.text(),
    /** Of the key that it is encrypted by; null when a version before has written it. */
    keyId: p.text().nullable(),
    /** Null until the first code showed that the app has the secret: before that, nobody is asked for one. */
    confirmedAt: p.datetime().nullable(),
    /** Time step of the newest code that was taken: that one and those before it are used up. */
    lastStep: p.integer().nullable(),
  },
});

/** An app that shows codes by the time (RFC 6238). */
export class TotpAuthenticator extends TotpAuthenticatorSchema.class {}
TotpAuthenticatorSchema.setClass(TotpAuthenticator);
