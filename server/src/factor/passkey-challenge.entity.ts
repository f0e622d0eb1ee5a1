import { defineEntity, p } from '@mikro-orm/core';
import { baseColumns } from '#server/platform/common/base-entity.ts';

export const PasskeyChallengeSchema = defineEntity({
  name: 'PasskeyChallenge',
  tableName: 'passkey_challenges',
  properties: {
    ...baseColumns,
    /** SHA-256 of the token of the browser that is asked, hexadecimal; the token itself is only in its cookie. */
    tokenHash: p.text().unique(),
    /** What the answer is for, and of which session or login: `passkeyUses` makes them. */
    use: p.text(),
    /** What the authenticator signs, base64url. */
    challenge: p.text(),
    expiresAt: p.datetime(),
  },
});

/** A question to an authenticator. The row goes with the first answer, right or wrong. */
export class PasskeyChallenge extends PasskeyChallengeSchema.class {}
PasskeyChallengeSchema.setClass(PasskeyChallenge);
