import type { AuditServices } from '#server/audit/index.ts';
import { RateLimit } from '#server/platform/common/rate-limit.ts';
import { defineFeature, type ServicesOf } from '#server/platform/feature.ts';
import type { Platform } from '#server/platform/platform.ts';
import { FactorNotices } from './factor-notices.ts';
import { FactorResolver } from './factor.resolver.ts';
import { RecoveryCodeSchema } from './recovery-code.entity.ts';
import { RecoveryCodes } from './recovery-codes.ts';
import { SecondFactors } from './second-factors.ts';
import { TotpAuthenticatorSchema } from './totp-authenticator.entity.ts';
import { TotpAuthenticators } from './totp-authenticators.ts';

export const factorFeature = defineFeature({
  entities: [TotpAuthenticatorSchema, RecoveryCodeSchema],
  create({ config, em, pool, jobs, textCipher, audit, logger }: Platform & AuditServices) {
    const secondFactors = new SecondFactors({
      em,
      isDemandedOfAdmins: config.adminSecondFactor,
      changes: new RateLimit(pool, { name: 'factor-change', points: 30, seconds: 60 * 60 }),
      totp: new TotpAuthenticators(em, textCipher, logger),
      recoveryCodes: new RecoveryCodes(em),
      notices: new FactorNotices(jobs, config.publicUrl),
      audit,
      logger,
    });
    return { provides: { secondFactors }, resolvers: [new FactorResolver(secondFactors)] };
  },
});

export type FactorServices = ServicesOf<typeof factorFeature>;
