import { LockMode, type EntityManager } from '@mikro-orm/postgresql';
import { cancellationRules, declarationNoteRules, withdrawalRules } from '#shared/declaration.rules.ts';
import { declarationMessages } from '#shared/declaration.ts';
import type { AuditLog } from '#server/audit/audit-log.ts';
import type { Caller } from '#server/auth/caller.ts';
import type { MailThrottle } from '#server/auth/mail-throttle.ts';
import { requireAdmin, type Actor } from '#server/platform/common/actor.ts';
import type { Clock } from '#server/platform/common/clock.ts';
import { currentLanguage } from '#server/platform/common/current-language.ts';
import { AppError } from '#server/platform/common/errors.ts';
import { requireId } from '#server/platform/common/identifier.ts';
import {
  listKey,
  requirePageSize,
  toPage,
  whereAfter,
  type Page,
} from '#server/platform/common/pagination.ts';
import { hashSecret } from '#server/platform/common/secret-token.ts';
import { validate } from '#server/platform/common/validate.ts';
import type { Jobs } from '#server/platform/jobs/job.ts';
import { User } from '#server/user/user.entity.ts';
import { carryOutDeclaration } from './declaration-execution.ts';
import { confirmReceipt, sendResult } from './declaration-letters.ts';
import { declarationActions } from './declaration.audit-actions.ts';
import { Declaration, type DeclarationKind, type DeclarationState } from './declaration.entity.ts';

interface Dependencies {
  em: EntityManager;
  jobs: Jobs;
  audit: AuditLog;
  clock: Clock;
  mailThrottle: MailThrottle;
}

/** Cancellations and withdrawals that arrive on the public pages. They need no login and take effect from receipt. */
export class Declarations {
  constructor(private readonly deps: Dependencies) {}

  /**
   * Stores a declaration and queues its confirmation. The answer does not depend on whether the address has an account.
   * If a logged-in person enters the address of their account, the declaration is about that account and proven. Throws
   * BAD_USER_INPUT, TOO_MANY_REQUESTS.
   */
  async declare(kind: DeclarationKind, fields: unknown, caller: Caller): Promise<Declaration> {
    const { em, jobs, clock, mailThrottle } = this.deps;
    const content =
      kind === 'CANCELLATION' ? validate(cancellationRules, fields) : validate(withdrawalRules, fields);
    // The confirmation goes to the entered address, which may be a stranger's unless it is that of the account.
    const own =
      caller.actor && (await em.fork().findOne(User, { id: caller.actor.userId, email: content.email }));
    const userId = own?.id ?? null;
    await (userId === null
      ? mailThrottle.count(content.email, caller.address, null)
      : mailThrottle.countOwn(userId));
    const now = clock();
    return em.transactional(async (transaction) => {
      const declared = transaction.create(Declaration, {
        ...content,
        kind,
        createdAt: now,
        language: currentLanguage(),
        ...(userId !== null && { state: 'PROVEN', provenAt: now, user: userId }),
      });
      await transaction.flush();
      const about = { declarationId: declared.id };
      await jobs.add(transaction, confirmReceipt, about);
      if (userId !== null) await jobs.add(transaction, carryOutDeclaration, about);
      return declared;
    });
  }

  /**
   * Proves a declaration by the token of the email, and queues its execution. A second call changes nothing. Throws
   * BAD_USER_INPUT for a token that is unknown or expired.
   */
  async prove(token: string): Promise<Declaration> {
    const { em, jobs, clock } = this.deps;
    return em.transactional(async (transaction) => {
      const declared = await transaction.findOne(
        Declaration,
        { tokenHash: hashSecret(token), tokenExpiresAt: { $gt: clock() } },
        { lockMode: LockMode.PESSIMISTIC_WRITE },
      );
      if (!declared?.user) {
        const message = declarationMessages.validation.linkUsedOrOld;
        throw new AppError('BAD_USER_INPUT', message, { fields: { token: message } });
      }
      if (declared.state !== 'RECEIVED') return declared;
      await this.markProven(transaction, declared);
      await jobs.add(transaction, carryOutDeclaration, { declarationId: declared.id });
      return declared;
    });
  }

  /** Returns a page of declarations, newest first. Throws UNAUTHENTICATED, FORBIDDEN, BAD_USER_INPUT. */
  async list(
    actor: Actor,
    { state }: { state?: DeclarationState | null },
    first: number,
    after?: string | null,
  ): Promise<Page<Declaration>> {
    requireAdmin(actor);
    requirePageSize(first);
    const { em } = this.deps;
    const list = listKey('declarations', state);
    const where = state == null ? {} : { state };
    const [found, totalCount] = await Promise.all([
      em.find(
        Declaration,
        { $and: [where, whereAfter(list, after)] },
        { orderBy: { createdAt: 'desc', id: 'desc' }, limit: first + 1 },
      ),
      em.count(Declaration, where),
    ]);
    return toPage(list, found, first, totalCount);
  }

  /**
   * Accepts a declaration without proof, because the admin knows who sent it. Queues its execution on the account with
   * its address. Throws UNAUTHENTICATED, FORBIDDEN, BAD_USER_INPUT, NOT_FOUND, also without such an account, and
   * CONFLICT if the declaration is closed.
   */
  async accept(actor: Actor, id: string): Promise<Declaration> {
    requireAdmin(actor);
    const declarationId = requireId(id, 'id');
    const { em, jobs, audit } = this.deps;
    return em.transactional(async (transaction) => {
      const declared = await this.lockOpen(transaction, declarationId);
      if (declared.state !== 'RECEIVED') return declared;
      const user =
        declared.user?.id ?? (await transaction.findOne(User, { email: declared.email }))?.id ?? null;
      if (user === null) throw new AppError('NOT_FOUND', declarationMessages.notFound.account);
      transaction.assign(declared, { user });
      await this.markProven(transaction, declared);
      await jobs.add(transaction, carryOutDeclaration, { declarationId });
      const subject = { id: declarationId, label: declared.name };
      await audit.record(transaction, actor, declarationActions.DECLARATION_ACCEPTED, subject);
      return declared;
    });
  }

  /**
   * Closes a declaration that an admin has carried out or refuses, with a note that the person gets by email. Throws
   * UNAUTHENTICATED, FORBIDDEN, BAD_USER_INPUT, NOT_FOUND, and CONFLICT if it is closed already.
   */
  async close(actor: Actor, id: string, { isRefused, note }: Closing): Promise<Declaration> {
    requireAdmin(actor);
    const declarationId = requireId(id, 'id');
    const noted = validate(declarationNoteRules, { note });
    const { em, jobs, audit, clock } = this.deps;
    return em.transactional(async (transaction) => {
      const declared = await this.lockOpen(transaction, declarationId);
      transaction.assign(declared, {
        state: isRefused ? 'REFUSED' : 'EXECUTED',
        refusal: isRefused ? 'SCHOOL' : null,
        note: noted.note,
        closedAt: clock(),
      });
      await transaction.flush();
      await jobs.add(transaction, sendResult, { declarationId });
      const subject = { id: declarationId, label: declared.name };
      await audit.record(transaction, actor, declarationActions.DECLARATION_CLOSED, subject);
      return declared;
    });
  }

  /** Removes declarations whose claims are time-barred: those of more than four years ago. */
  async removeOld(): Promise<void> {
    const oldest = this.deps.clock();
    oldest.setUTCFullYear(oldest.getUTCFullYear() - KEPT_YEARS);
    await this.deps.em.nativeDelete(Declaration, { createdAt: { $lt: oldest } });
  }

  private async markProven(em: EntityManager, declared: Declaration): Promise<void> {
    em.assign(declared, { state: 'PROVEN', provenAt: this.deps.clock() });
    await em.flush();
  }

  private async lockOpen(em: EntityManager, id: string): Promise<Declaration> {
    const declared = await em.findOne(Declaration, id, { lockMode: LockMode.PESSIMISTIC_WRITE });
    if (!declared) throw new AppError('NOT_FOUND', declarationMessages.notFound.declaration);
    if (declared.closedAt) throw new AppError('CONFLICT', declarationMessages.conflict.closed);
    return declared;
  }
}

/** The longest period of limitation in the countries of the product's languages: three years from the end of a year. */
const KEPT_YEARS = 4;

/** How an admin closes a declaration. */
export interface Closing {
  isRefused: boolean;
  note: string;
}
