import { LockMode, type EntityManager } from '@mikro-orm/postgresql';
import type { Expression } from 'kysely';
import { inboxMessages } from '#shared/inbox.ts';
import { contactReplyRules } from '#shared/inbox.rules.ts';
import { paths } from '#shared/paths.ts';
import type { AuditLog } from '#server/audit/audit-log.ts';
import { requireAdmin, requireUser, type Actor } from '#server/platform/common/actor.ts';
import { AppError } from '#server/platform/common/errors.ts';
import { requireId } from '#server/platform/common/identifier.ts';
import {
  decodeCursor,
  pagesOf,
  toPage,
  type ListKey,
  type Page,
  type PageArgs,
  type Position,
} from '#server/platform/common/pagination.ts';
import { validate } from '#server/platform/common/validate.ts';
import { db } from '#server/platform/db/query-compiler.ts';
import {
  anyOf,
  columnsOf,
  counted,
  int,
  read,
  time,
  uuid,
  uuids,
  type RowOf,
} from '#server/platform/db/read.ts';
import type { Statements } from '#server/platform/db/statements.ts';
import type { Jobs } from '#server/platform/jobs/job.ts';
import { sendMail } from '#server/platform/mail/mail.jobs.ts';
import type { SchoolService } from '#server/school/school.service.ts';
import { User } from '#server/user/user.entity.ts';
import { contactActions } from './contact.audit-actions.ts';
import { ContactMessage } from './contact-message.entity.ts';
import { ContactReply } from './contact-reply.entity.ts';
import { replyMail } from './contact.mails.ts';

const COLUMNS = ['id', 'createdAt', 'messageId', 'authorId', 'text'] as const;

/** The oldest replies to each message, or the oldest after a place. */
const oldestOf = (
  messageIds: Expression<readonly string[]>,
  limit: Expression<number>,
  after?: { at: Expression<Date>; id: Expression<string> },
) =>
  db
    .selectFrom('contactMessages as message')
    .where('message.id', '=', anyOf(messageIds))
    .innerJoinLateral(
      (query) =>
        query
          .selectFrom('contactReplies as own')
          .whereRef('own.messageId', '=', 'message.id')
          .where((own) =>
            after
              ? own.eb(own.refTuple('own.createdAt', 'own.id'), '>', own.tuple(after.at, after.id))
              : own.lit(true),
          )
          .orderBy('own.createdAt')
          .orderBy('own.id')
          .limit(limit)
          .select(columnsOf('own', COLUMNS))
          .as('reply'),
      (join) => join.onTrue(),
    )
    .select(columnsOf('reply', COLUMNS))
    .orderBy('reply.createdAt')
    .orderBy('reply.id');

const OLDEST = read({ messageIds: uuids, limit: int }, ({ messageIds, limit }) =>
  oldestOf(messageIds, limit),
);
const AFTER = read({ messageIds: uuids, limit: int, at: time, id: uuid }, ({ messageIds, limit, ...place }) =>
  oldestOf(messageIds, limit, place),
);
const COUNTS = read({ messageIds: uuids }, ({ messageIds }) =>
  db
    .selectFrom('contactReplies as reply')
    .where('reply.messageId', '=', anyOf(messageIds))
    .groupBy('reply.messageId')
    .select(['reply.messageId', counted().as('count')]),
);

/** A reply as it is shown. */
export type ReplyRow = RowOf<typeof OLDEST>;

interface Dependencies {
  em: EntityManager;
  statements: Statements;
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
  readonly ofMessages = (wanted: readonly PageOfReplies[]): Promise<Page<ReplyRow>[]> =>
    pagesOf(
      {
        name: 'ContactMessage.replies',
        idOf: ({ messageId }) => messageId,
        decode: decodeCursor,
        read: (ids, first, place) => this.pagesFor(ids, first, place),
      },
      wanted,
    );

  private async pagesFor(messageIds: string[], first: number, place: Position | null) {
    const limit = first + 1;
    const { statements } = this.deps;
    const [rows, counts] = await Promise.all([
      place
        ? statements.all(AFTER, { messageIds, limit, at: place.createdAt, id: place.id })
        : statements.all(OLDEST, { messageIds, limit }),
      statements.all(COUNTS, { messageIds }),
    ]);
    const byMessage = Map.groupBy(rows, ({ messageId }) => messageId);
    const totals = new Map(counts.map(({ messageId, count }) => [messageId, count]));
    return (id: string, list: ListKey) => toPage(list, byMessage.get(id) ?? [], first, totals.get(id) ?? 0);
  }
}
