import type { EntityManager } from '@mikro-orm/postgresql';
import { invitationLimits } from '#shared/invitation.ts';
import { paths } from '#shared/paths.ts';
import { Role } from '#shared/roles.ts';
import { mailedLink } from '#server/auth/mailed-link.ts';
import { DAY_MS } from '#server/platform/common/durations.ts';
import { hashSecret, newSecret } from '#server/platform/common/secret-token.ts';
import { defineJob, handleJob, type JobHandler } from '#server/platform/jobs/job.ts';
import { AWAITED } from '#server/platform/mail/mail.jobs.ts';
import type { Mailer } from '#server/platform/mail/mailer.ts';
import type { SchoolService } from '#server/school/school.service.ts';
import { User } from '#server/user/user.entity.ts';
import { Invitation } from './invitation.entity.ts';
import { invitationMail } from './invitation.mails.ts';

/** Sends the email of an invitation. The job creates the link, so that the queue never holds a token. */
export const sendInvitation = defineJob<{ invitationId: string }>('send-invitation', 'mail', AWAITED);

/** When an invitation that is sent now expires. */
export const expiry = (): Date => new Date(Date.now() + invitationLimits.days * DAY_MS);

/** Invitations that can still be accepted, except for their time. */
export const OPEN = { acceptedAt: null, revokedAt: null } as const;

interface Dependencies {
  em: EntityManager;
  mailer: Mailer;
  publicUrl: string;
  school: SchoolService;
}

/** Emails with invitations. */
export class InvitationLetters {
  constructor(private readonly deps: Dependencies) {}

  handlers(): JobHandler[] {
    return [handleJob(sendInvitation, ({ invitationId }) => this.send(invitationId))];
  }

  private async send(id: string): Promise<void> {
    const { mailer, publicUrl, school } = this.deps;
    const em = this.deps.em.fork();
    const sentByAdmin = { id, invitedBy: { role: Role.ADMIN }, ...OPEN };
    const invitation = await em.findOne(Invitation, sentByAdmin, { populate: ['invitedBy'] });
    if (!invitation) return;
    const { email, role, language } = invitation;
    const hasAccount = (await em.count(User, { email })) > 0;
    const token = newSecret();
    const issued = { tokenHash: hashSecret(token), expiresAt: expiry() };
    await em.nativeUpdate(Invitation, { id, ...OPEN }, issued);
    const content = invitationMail({
      school: { ...school.current, language },
      role,
      by: invitation.invitedBy.getEntity().fullName,
      hasAccount,
      url: mailedLink(publicUrl, paths.invitation, token),
    });
    try {
      await mailer.send({ to: email, ...content });
    } catch (error) {
      await em.nativeUpdate(Invitation, { id }, { failedAt: new Date() });
      throw error;
    }
    await em.nativeUpdate(Invitation, { id }, { sentAt: new Date(), failedAt: null });
  }
}
