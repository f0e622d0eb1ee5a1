import type { EntityManager } from '@mikro-orm/postgresql';
import { PROOF_DAYS } from '#shared/declaration.ts';
import { paths } from '#shared/paths.ts';
import { mailedLink } from '#server/auth/mailed-link.ts';
import type { Clock } from '#server/platform/common/clock.ts';
import { DAY_MS } from '#server/platform/common/durations.ts';
import { hashSecret, newSecret } from '#server/platform/common/secret-token.ts';
import { defineJob, handleJob, type JobHandler, type Jobs } from '#server/platform/jobs/job.ts';
import type { Letterhead } from '#server/platform/mail/mail-layout.ts';
import { AWAITED } from '#server/platform/mail/mail.jobs.ts';
import type { Mailer } from '#server/platform/mail/mailer.ts';
import type { SchoolService } from '#server/school/school.service.ts';
import { User } from '#server/user/user.entity.ts';
import { Declaration } from './declaration.entity.ts';
import { receivedMail, resultMail, schoolMail, type Recipient } from './declaration.mails.ts';

interface AboutDeclaration {
  declarationId: string;
}

/** The account is looked up when the email is sent. Until then, every address takes the same steps and the same time. */
export const confirmReceipt = defineJob<AboutDeclaration>('confirm-declaration', 'mail', AWAITED);

/** Tells the person that the declaration was refused or closed by hand. */
export const sendResult = defineJob<AboutDeclaration>('send-declaration-result', 'mail');

/** Asks the school to decide on a declaration. */
export const askSchool = defineJob<AboutDeclaration>('ask-school-about-declaration', 'mail');

interface Dependencies {
  em: EntityManager;
  jobs: Jobs;
  mailer: Mailer;
  clock: Clock;
  publicUrl: string;
  school: SchoolService;
}

/** Mails about declarations. */
export class DeclarationLetters {
  constructor(private readonly deps: Dependencies) {}

  handlers(): JobHandler[] {
    return [
      handleJob(confirmReceipt, ({ declarationId }) => this.confirm(declarationId)),
      handleJob(sendResult, ({ declarationId }) => this.tellResult(declarationId)),
      handleJob(askSchool, ({ declarationId }) => this.tellSchool(declarationId)),
    ];
  }

  private async confirm(declarationId: string): Promise<void> {
    const { mailer } = this.deps;
    const { declared, recipient } = await this.deps.em.fork().transactional(async (em) => {
      const found = await em.findOne(Declaration, declarationId);
      return { declared: found, recipient: found && (await this.recipientOf(em, found)) };
    });
    if (!declared || !recipient) return;
    await mailer.send({
      to: declared.email,
      ...receivedMail(this.letterhead(declared), declared, recipient),
    });
  }

  /** Finds the account of an unproven declaration and issues the token that proves it. */
  private async recipientOf(em: EntityManager, declared: Declaration): Promise<Recipient> {
    const { clock, publicUrl, jobs } = this.deps;
    if (declared.state !== 'RECEIVED') return { is: 'PROVEN', url: `${publicUrl}${paths.profile}` };
    const user = await em.findOne(User, { email: declared.email });
    if (!user) {
      await jobs.add(em, askSchool, { declarationId: declared.id });
      return { is: 'UNKNOWN', url: `${publicUrl}${paths.contact}` };
    }
    const token = newSecret();
    em.assign(declared, {
      user: user.id,
      tokenHash: hashSecret(token),
      tokenExpiresAt: new Date(clock().getTime() + PROOF_DAYS * DAY_MS),
    });
    await em.flush();
    return { is: 'UNPROVEN', url: mailedLink(publicUrl, paths.confirmDeclaration, token) };
  }

  private async tellResult(declarationId: string): Promise<void> {
    const declared = await this.deps.em.fork().findOne(Declaration, declarationId);
    if (!declared) return;
    const url = `${this.deps.publicUrl}${paths.contact}`;
    await this.deps.mailer.send({
      to: declared.email,
      ...resultMail(this.letterhead(declared), declared, url),
    });
  }

  private async tellSchool(declarationId: string): Promise<void> {
    const { school, publicUrl, mailer } = this.deps;
    const declared = await this.deps.em.fork().findOne(Declaration, declarationId);
    if (!declared) return;
    const url = `${publicUrl}${paths.declarations}`;
    await mailer.send({ to: school.contactAddress, ...schoolMail(school.current, declared, url) });
  }

  /** The language of the page on which it was declared. */
  private letterhead({ language }: Declaration): Letterhead {
    const { current } = this.deps.school;
    return { ...current, language: language ?? current.language };
  }
}
