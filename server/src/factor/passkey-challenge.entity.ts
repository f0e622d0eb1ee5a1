import { defineEntity, p } from '@mikro-orm/core';
import { baseColumns } from '#server/platform/common/base-entity.ts';

export const PasskeyChallengeSchema = defineEntity({
  name: 'PasskeyChallenge',
  tableName: 'passkey_challenges',
  properties: {
    ...baseColumns,
    /** SHA-256 of the token of the challenged browser, hexadecimal. The token itself is only in its cookie. */
    tokenHash: p.text().unique(),
    /** Purpose of the answer, with its session or login. Created by `passkeyUses`. */
    use: p.text(),
    /** The challenge that the authenticator signs, base64url. */
    challenge: p.text(),
    expiresAt: p.datetime(),
  },
});

/** A challenge for an authenticator. The row is deleted with the first answer, right or wrong. */
export class PasskeyChallenge extends PasskeyChallengeSchema.class {}
PasskeyChallengeSchema.setClass(PasskeyChallenge);
