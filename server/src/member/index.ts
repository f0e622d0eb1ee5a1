import type { AccessServices } from '#server/access/index.ts';
import type { AuditServices } from '#server/audit/index.ts';
import type { AuthServices } from '#server/auth/index.ts';
import { defineFeature, type Mount, type ServicesOf } from '#server/platform/feature.ts';
import type { Platform } from '#server/platform/platform.ts';
import type { SchoolServices } from '#server/school/index.ts';
import type { UserServices } from '#server/user/index.ts';
import { MemberList } from './member-list.ts';
import { memberExportRoutes } from './member-export.routes.ts';
import { MemberResolver } from './member.resolver.ts';
import { MemberService } from './member.service.ts';

export const memberFeature = defineFeature({
  create(services: Platform & UserServices & AuditServices & SchoolServices & AuthServices & AccessServices) {
    const { em, users, userCounts, audit, access, activePeople, jobs, config, school } = services;
    const { sessions, apiTokens, emailChanges, emailVerification, logger } = services;
    const members = new MemberService({
      em,
      users,
      audit,
      access,
      sessions,
      apiTokens,
      emailChanges,
      emailVerification,
      jobs,
      school,
      publicUrl: config.publicUrl,
      logger,
    });
    const list = new MemberList({ em, userCounts, logger, access, activePeople });
    return {
      provides: { members },
      resolvers: [new MemberResolver(members, list)],
      routes: [
        { path: '/exports', router: memberExportRoutes(list), isIdentified: true, isRefusable: true },
      ] satisfies Mount[],
    };
  },
});

/** Services for later features. */
export type MemberServices = ServicesOf<typeof memberFeature>;
