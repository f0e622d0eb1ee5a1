import type { AccessServices } from '#server/access/index.ts';
import type { AuditServices } from '#server/audit/index.ts';
import type { AuthServices } from '#server/auth/index.ts';
import { defineFeature, type ServicesOf } from '#server/platform/feature.ts';
import type { Platform } from '#server/platform/platform.ts';
import type { SchoolServices } from '#server/school/index.ts';
import type { UserServices } from '#server/user/index.ts';
import { MemberResolver } from './member.resolver.ts';
import { MemberService } from './member.service.ts';

export const memberFeature = defineFeature({
  create(services: Platform & UserServices & AuditServices & SchoolServices & AuthServices & AccessServices) {
    const { em, users, userCounts, audit, access, activePeople, jobs, config, school } = services;
    const { sessions, apiTokens, emailChanges, emailVerification, logger } = services;
    const members = new MemberService({
      em,
      users,
      userCounts,
      audit,
      access,
      activePeople,
      sessions,
      apiTokens,
      emailChanges,
      emailVerification,
      jobs,
      school,
      publicUrl: config.publicUrl,
      logger,
    });
    return { provides: { members }, resolvers: [new MemberResolver(members)] };
  },
});

/** Services for later features. */
export type MemberServices = ServicesOf<typeof memberFeature>;
