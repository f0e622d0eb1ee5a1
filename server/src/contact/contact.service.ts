import { LockMode, type EntityManager } from '@mikro-orm/postgresql';
import { inboxMessages } from '#shared/inbox.ts';
import { contactRules } from '#shared/contact.rules.ts';
import { paths } from '#shared/paths.ts';
import type { AuditLog } from '#server/audit/audit-log.ts';
import { requireAdmin, type Actor } from '#server/platform/common/actor.ts';
import { AppError } from '#server/platform/common/errors.ts';
import { requireId } from '#server/platform/common/identifier.ts';
import {
  listKey,
  requirePageSize,
  toPage,
  whereAfter,
  type Page,
} from '#server/platform/common/pagination.ts';
import { currentLanguage } from '#server/platform/common/current-language.ts';
import { addressKey, mailboxKey, type RateLimit } from '#server/platform/common/rate-limit.ts';
import { validate } from '#server/platform/common/validate.ts';
import type { Jobs } from '#server/platform/jobs/job.ts';
import { sendMail } from '#server/platform/mail/mail.jobs.ts';
import type { SchoolService } from '#server/school/school.service.ts';
import { contactActions } from './contact.audit-actions.ts';
import { ContactMessage } from './contact-message.entity.ts';
import { acknowledgementMail, contactMessageMail } from './contact.mails.ts';

/** The form's limits: 5 messages an hour from a network address, and 5 acknowledgements an hour to a mailbox. */
export const CONTACT_LIMIT = { name: 'contact', points: 5, seconds: 60 * 60 };
export const ACKNOWLEDGEMENT_LIMIT = { name: 'contact-mailbox', points: 5, seconds: 60 * 60 };

interface Dependencies {
  em: EntityManager;
  jobs: Jobs;
  audit: AuditLog;
  limit: RateLimit;
  acknowledgements: RateLimit;
  publicUrl: string;
  school: SchoolService;
}

interface ContactFilter {
  isHandled?: boolean | null;
}

/** Messages from the contact form. */
export class ContactService {
  constructor(private readonly deps: Dependencies) {}

  /**
   * Stores a message, and queues a mail to the school and an acknowledgement to the sender. Acknowledgements to a mailbox are
   * limited. Messages above that limit are still accepted, because the earlier ones may come from another person. `address` is the
   * caller's network address. Throws BAD_USER_INPUT and TOO_MANY_REQUESTS.
   */
  async send(fields: unknown, address: string): Promise<ContactMessage> {
    const { em, jobs, limit, acknowledgements, publicUrl, school } = this.deps;
    const { name, email, message } = validate(contactRules, fields);
    await limit.count(addressKey(address));
    const isAcknowledged = await acknowledgements.allows(mailboxKey(email));
    return em.transactional(async (transaction) => {
      const language = currentLanguage();
      const received = transaction.create(ContactMessage, { name, email, message, language });
      await transaction.flush();
      const inboxUrl = `${publicUrl}${paths.messages}`;
      await jobs.add(transaction, sendMail, {
        to: school.contactAddress,
        ...contactMessageMail({ school: school.current, name, email, message, inboxUrl }),
      });
      if (!isAcknowledged) return received;
      await jobs.add(transaction, sendMail, {
        to: email,
        ...acknowledgementMail({
          school: { ...school.current, language },
          coursesUrl: `${publicUrl}${paths.courses}`,
        }),
      });
      return received;
    });
  }

  /** Returns a page of messages, newest first. Throws UNAUTHENTICATED, FORBIDDEN, BAD_USER_INPUT. */
  async list(
    actor: Actor,
    { isHandled }: ContactFilter,
    first: number,
    after?: string | null,
  ): Promise<Page<ContactMessage>> {
    requireAdmin(actor);
    requirePageSize(first);
    const { em } = this.deps;
    const list = listKey('contactMessages', isHandled);
    const where = isHandled == null ? {} : { handledAt: isHandled ? { $ne: null } : null };
    const [found, totalCount] = await Promise.all([
      em.find(
        ContactMessage,
        { $and: [where, whereAfter(list, after)] },
        { orderBy: { createdAt: 'desc', id: 'desc' }, limit: first + 1 },
      ),
      em.count(ContactMessage, where),
    ]);
    return toPage(list, found, first, totalCount);
  }

  /** Throws UNAUTHENTICATED, FORBIDDEN, BAD_USER_INPUT for a malformed id, NOT_FOUND for an unknown one. */
  async byId(actor: Actor, id: string): Promise<ContactMessage> {
    requireAdmin(actor);
    const message = await this.deps.em.findOne(ContactMessage, requireId(id, 'id'));
    if (!message) throw new AppError('NOT_FOUND', inboxMessages.notFound.message);
    return message;
  }

  /** Returns the number of open messages. Throws UNAUTHENTICATED, FORBIDDEN. */
  countOpen(actor: Actor): Promise<number> {
    requireAdmin(actor);
    return this.deps.em.count(ContactMessage, { handledAt: null });
  }

  /** Marks a message as done, or reopens it. Throws UNAUTHENTICATED, FORBIDDEN, BAD_USER_INPUT, NOT_FOUND. */
  async mark(actor: Actor, id: string, isHandled: boolean): Promise<ContactMessage> {
    requireAdmin(actor);
    const messageId = requireId(id, 'id');
    return this.deps.em.transactional(async (em) => {
      const message = await em.findOne(ContactMessage, messageId, { lockMode: LockMode.PESSIMISTIC_WRITE });
      if (!message) throw new AppError('NOT_FOUND', inboxMessages.notFound.message);
      // The second of two equal requests changes nothing.
      if ((message.handledAt !== null) === isHandled) return message;
      message.handledAt = isHandled ? new Date() : null;
      const action = isHandled ? contactActions.MESSAGE_HANDLED : contactActions.MESSAGE_REOPENED;
      await this.deps.audit.record(em, actor, action, { id: messageId, label: message.name });
      return message;
    });
  }
}
