import type { AuditServices } from '#server/audit/index.ts';
import { RateLimit } from '#server/platform/common/rate-limit.ts';
import { defineFeature, type ServicesOf } from '#server/platform/feature.ts';
import { TokenCookie } from '#server/platform/http/token-cookie.ts';
import { defineJob, handleJob } from '#server/platform/jobs/job.ts';
import type { Platform } from '#server/platform/platform.ts';
import type { SchoolServices } from '#server/school/index.ts';
import { FactorNotices } from './factor-notices.ts';
import { FactorResolver } from './factor.resolver.ts';
import { OwnFactors } from './own-factors.ts';
import { PasskeyChallengeSchema } from './passkey-challenge.entity.ts';
import { PASSKEY_CHALLENGE_MS, PasskeyChallenges } from './passkey-challenges.ts';
import { PasskeySchema } from './passkey.entity.ts';
import { PasskeyResolver } from './passkey.resolver.ts';
import { Passkeys } from './passkeys.ts';
import { RecoveryCodeSchema } from './recovery-code.entity.ts';
import { RecoveryCodes } from './recovery-codes.ts';
import { SecondFactors } from './second-factors.ts';
import { TotpAuthenticatorSchema } from './totp-authenticator.entity.ts';
import { TotpAuthenticators } from './totp-authenticators.ts';

const removeExpiredChallenges = defineJob('remove-expired-passkey-challenges', 'housekeeping');
const reencryptAppSecrets = defineJob('reencrypt-app-secrets', 'housekeeping');

export const factorFeature = defineFeature({
  entities: [TotpAuthenticatorSchema, RecoveryCodeSchema, PasskeySchema, PasskeyChallengeSchema],
  create({
    config,
    em,
    statements,
    pool,
    jobs,
    textCipher,
    audit,
    school,
    logger,
  }: Platform & AuditServices & SchoolServices) {
    const { publicUrl } = config;
    const challenges = new PasskeyChallenges(em);
    const passkeys = new Passkeys(em, challenges, publicUrl, school);
    const totp = new TotpAuthenticators(em, textCipher, logger);
    const kept = {
      em,
      totp,
      passkeys,
      recoveryCodes: new RecoveryCodes(em),
      notices: new FactorNotices(jobs, publicUrl, school),
      logger,
    };
    const secondFactors = new SecondFactors({
      ...kept,
      statements,
      isDemandedOfAdmins: config.adminSecondFactor,
      audit,
    });
    const changes = new RateLimit(pool, { name: 'factor-change', points: 30, seconds: 60 * 60 });
    const ownFactors = new OwnFactors({ ...kept, secondFactors, changes, school });
    const passkeyCookie = new TokenCookie(publicUrl, 'lectern_passkey', PASSKEY_CHALLENGE_MS);
    return {
      provides: { secondFactors, passkeys, passkeyCookie },
      resolvers: [
        new FactorResolver(secondFactors, ownFactors),
        new PasskeyResolver(ownFactors, passkeyCookie),
      ],
      jobs: [
        handleJob(removeExpiredChallenges, () => challenges.removeExpired(), '44 3 * * *'),
        handleJob(reencryptAppSecrets, () => totp.reencrypt(), '26 * * * *'),
      ],
    };
  },
});

export type FactorServices = ServicesOf<typeof factorFeature>;
