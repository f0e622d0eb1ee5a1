import { defineEntity, p } from '@mikro-orm/core';
import { baseColumns } from '#server/platform/common/base-entity.ts';
import type { TableOf } from '#server/platform/db/tables.ts';
import { UserSchema } from '#server/user/user.entity.ts';

export const TotpAuthenticatorSchema = defineEntity({
  name: 'TotpAuthenticator',
  tableName: 'totp_authenticators',
  properties: {
    ...baseColumns,
    user: () => p.manyToOne(UserSchema).ref().deleteRule('cascade').unique(),
    /** The secret shared with the app, base32, encrypted with the installation's secret. */
    encryptedSecret: p.text(),
    /** Id of the encryption key; null if a previous version wrote the row. */
    keyId: p.text().nullable(),
    /** Null until the first code showed that the app has the secret. Until then, codes are not required. */
    confirmedAt: p.datetime().nullable(),
    /** Time step of the newest accepted code. That code and all earlier ones are used up. */
    lastStep: p.integer().nullable(),
  },
});

declare module '#server/platform/db/tables.ts' {
  interface Tables {
    totpAuthenticators: TableOf<typeof TotpAuthenticatorSchema>;
  }
}

/** An authenticator app that shows time-based codes (RFC 6238). */
export class TotpAuthenticator extends TotpAuthenticatorSchema.class {}
TotpAuthenticatorSchema.setClass(TotpAuthenticator);
