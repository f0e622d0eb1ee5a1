import { invitationLimits, invitationMessages } from '#shared/invitation.ts';
import type { AuditServices } from '#server/audit/index.ts';
import type { AuthServices } from '#server/auth/index.ts';
import type { MemberServices } from '#server/member/index.ts';
import { RateLimit } from '#server/platform/common/rate-limit.ts';
import { defineFeature } from '#server/platform/feature.ts';
import { defineJob, handleJob } from '#server/platform/jobs/job.ts';
import type { Platform } from '#server/platform/platform.ts';
import type { SchoolServices } from '#server/school/index.ts';
import type { UserServices } from '#server/user/index.ts';
import { InvitationAcceptance } from './invitation-acceptance.ts';
import { InvitationLetters } from './invitation-letters.ts';
import { InvitationSchema } from './invitation.entity.ts';
import { InvitationFieldsResolver, InvitationResolver } from './invitation.resolver.ts';
import { Invitations } from './invitation.service.ts';

const removeOldInvitations = defineJob('remove-old-invitations', 'housekeeping');

export const invitationFeature = defineFeature({
  entities: [InvitationSchema],
  create({
    em,
    pool,
    jobs,
    mailer,
    config,
    audit,
    auth,
    school,
    users,
    members,
    mailThrottle,
    loginCookies,
    logger,
  }: Platform & AuditServices & AuthServices & MemberServices & SchoolServices & UserServices) {
    const perDay = invitationLimits.perDay;
    const throttle = new RateLimit(pool, {
      name: 'invitation',
      points: perDay,
      seconds: 24 * 60 * 60,
      message: () => invitationMessages.validation.tooManyToday({ max: perDay }),
    });
    const invitations = new Invitations({ em, jobs, audit, users, throttle, mailThrottle });
    const acceptance = new InvitationAcceptance({ em, auth, audit, users, members, logger });
    const letters = new InvitationLetters({ em, mailer, publicUrl: config.publicUrl, school });
    return {
      provides: { invitations },
      resolvers: [
        new InvitationResolver(invitations, acceptance, loginCookies),
        new InvitationFieldsResolver(users),
      ],
      jobs: [
        ...letters.handlers(),
        handleJob(removeOldInvitations, () => invitations.removeOld(), '49 3 * * *'),
      ],
    };
  },
});
