import type { AuditServices } from '#server/audit/index.ts';
import type { AuthServices } from '#server/auth/index.ts';
import type { PaymentServices } from '#server/payment/index.ts';
import { defineFeature } from '#server/platform/feature.ts';
import { defineJob, handleJob } from '#server/platform/jobs/job.ts';
import type { Platform } from '#server/platform/platform.ts';
import type { SchoolServices } from '#server/school/index.ts';
import type { UserServices } from '#server/user/index.ts';
import { DeclarationExecution } from './declaration-execution.ts';
import { DeclarationLetters } from './declaration-letters.ts';
import { DeclarationSchema } from './declaration.entity.ts';
import { declarationPages } from './declaration.pages.ts';
import { DeclarationResolver, DeclarationUserResolver } from './declaration.resolver.ts';
import { Declarations } from './declarations.ts';

const removeOldDeclarations = defineJob('remove-old-declarations', 'housekeeping');

export const declarationFeature = defineFeature({
  entities: [DeclarationSchema],
  create({
    config,
    em,
    jobs,
    mailer,
    clock,
    logger,
    audit,
    school,
    users,
    mailThrottle,
    loginCookies,
    declaredEnds,
  }: Platform & AuditServices & AuthServices & PaymentServices & SchoolServices & UserServices) {
    const common = { em, jobs, clock, audit, mailer, logger, school, publicUrl: config.publicUrl };
    const declarations = new Declarations({ ...common, mailThrottle });
    return {
      provides: { declarations },
      resolvers: [new DeclarationResolver(declarations, loginCookies), new DeclarationUserResolver(users)],
      jobs: [
        ...new DeclarationLetters(common).handlers(),
        ...new DeclarationExecution({ ...common, declaredEnds }).handlers(),
        handleJob(removeOldDeclarations, () => declarations.removeOld(), '48 3 * * *'),
      ],
      pages: declarationPages,
    };
  },
});
