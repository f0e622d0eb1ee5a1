import { LockMode, type EntityManager } from '@mikro-orm/postgresql';
import { inboxMessages } from '#shared/inbox.ts';
import { contactReplyRules } from '#shared/inbox.rules.ts';
import { paths } from '#shared/paths.ts';
import type { AuditLog } from '#server/audit/audit-log.ts';
import { requireAdmin, requireUser, type Actor } from '#server/platform/common/actor.ts';
import { AppError } from '#server/platform/common/errors.ts';
import { requireId } from '#server/platform/common/identifier.ts';
import {
  decodeCursor,
  encodeCursor,
  pageBy,
  pagesOf,
  requirePageSize,
  type Page,
  type PageArgs,
} from '#server/platform/common/pagination.ts';
import { validate } from '#server/platform/common/validate.ts';
import { placesFor } from '#server/platform/db/places.ts';
import type { Jobs } from '#server/platform/jobs/job.ts';
import { sendMail } from '#server/platform/mail/mail.jobs.ts';
import type { SchoolService } from '#server/school/school.service.ts';
import { User } from '#server/user/user.entity.ts';
import { contactActions } from './contact.audit-actions.ts';
import { ContactMessage } from './contact-message.entity.ts';
import { ContactReply } from './contact-reply.entity.ts';
import { replyMail } from './contact.mails.ts';

interface Dependencies {
  em: EntityManager;
  jobs: Jobs;
  audit: AuditLog;
  publicUrl: string;
  school: SchoolService;
}

/** A page of the replies to a message. */
interface PageOfReplies {
  messageId: string;
  page: PageArgs;
}

/** Replies of admins to messages from the contact form. */
export class ContactReplies {
  constructor(private readonly deps: Dependencies) {}

  /**
   * Stores a reply, queues the email to the sender, and marks the message as done. Throws UNAUTHENTICATED,
   * FORBIDDEN, BAD_USER_INPUT, NOT_FOUND.
   */
  async reply(actor: Actor, id: string, fields: unknown): Promise<ContactMessage> {
    requireAdmin(actor);
    const { userId } = requireUser(actor);
    const messageId = requireId(id, 'id');
    const { text } = validate(contactReplyRules, fields);
    const { em, jobs, audit, publicUrl, school } = this.deps;
    return em.transactional(async (transaction) => {
      const message = await transaction.findOne(ContactMessage, messageId, {
        lockMode: LockMode.PESSIMISTIC_WRITE,
      });
      if (!message) throw new AppError('NOT_FOUND', inboxMessages.notFound.message);
      transaction.create(ContactReply, {
        message: transaction.getReference(ContactMessage, messageId, { wrapped: true }),
        author: transaction.getReference(User, userId, { wrapped: true }),
        text,
      });
      message.handledAt ??= new Date();
      await transaction.flush();
      await jobs.add(transaction, sendMail, {
        to: message.email,
        ...replyMail({
          school: { ...school.current, language: message.language ?? school.current.language },
          name: message.name,
          message: message.message,
          reply: text,
          operator: school.contactAddress,
          contactUrl: `${publicUrl}${paths.contact}`,
        }),
      });
      const subject = { id: messageId, label: message.name };
      await audit.record(transaction, actor, contactActions.MESSAGE_ANSWERED, subject);
      return message;
    });
  }

  /** Batch for resolvers: a page of the replies to each message, oldest first. Throws BAD_USER_INPUT. */
  readonly ofMessages = (wanted: readonly PageOfReplies[]): Promise<Page<ContactReply>[]> =>
    pagesOf(
      wanted,
      ({ messageId }) => messageId,
      (ids, page) => this.pagesFor(ids, page),
    );

  private async pagesFor(messageIds: string[], { first, after }: PageArgs) {
    requirePageSize(first);
    const { em } = this.deps;
    const place = after == null ? null : decodeCursor(after);
    const isAfter = place ? 'and (created_at, id) > (?, ?)' : '';
    const places = placesFor(messageIds);
    const [rows, counts] = await Promise.all([
      em.execute<object[]>(
        `select replies.* from (select id as thread from contact_messages where id in (${places})) as threads,
           lateral (select * from contact_replies where message_id = thread ${isAfter}
             order by created_at, id limit ?) as replies
           order by created_at, id`,
        [...messageIds, ...(place ? [place.createdAt, place.id] : []), first + 1],
      ),
      em.execute<{ message_id: string; count: number }[]>(
        `select message_id, count(*)::int as count from contact_replies
           where message_id in (${places}) group by message_id`,
        messageIds,
      ),
    ]);
    const reader = em.fork();
    const byMessage = Map.groupBy(
      rows.map((row) => reader.map(ContactReply, row)),
      ({ message }) => message.id,
    );
    const totals = new Map(counts.map(({ message_id: id, count }) => [id, count]));
    return (id: string) => pageBy(encodeCursor, byMessage.get(id) ?? [], first, totals.get(id) ?? 0);
  }
}
