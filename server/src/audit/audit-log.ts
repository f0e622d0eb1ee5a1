import type { EntityManager, FilterQuery } from '@mikro-orm/postgresql';
import type { Expression } from 'kysely';
import { DEFAULT_LANGUAGE } from '#shared/languages.ts';
import { searchRules } from '#shared/rules.ts';
import { requireAdmin, requireUser, type Actor } from '#server/platform/common/actor.ts';
import { containing } from '#server/platform/common/containing.ts';
import { inLanguage } from '#server/platform/common/current-language.ts';
import { newId, requireId } from '#server/platform/common/identifier.ts';
import {
  listKey,
  requirePageSize,
  toPage,
  whereAfter,
  type Page,
} from '#server/platform/common/pagination.ts';
import { db } from '#server/platform/db/query-compiler.ts';
import { read } from '#server/platform/db/read.ts';
import type { Statements } from '#server/platform/db/statements.ts';
import { validate } from '#server/platform/common/validate.ts';
import { User } from '#server/user/user.entity.ts';
import type { AuditAction } from './audit-action.ts';
import { tellFacts, type AuditFact } from './audit-facts.ts';
import { AuditEntry } from './audit-entry.entity.ts';

/** The object of an action. */
interface AuditSubject {
  id: string;
  /** Its current name or title. It stays readable when the object is deleted. */
  label: string;
}

/** Filter of the log; an omitted field does not filter. */
export interface AuditFilter {
  subjectId?: string | null;
  action?: AuditAction | null;
  actorId?: string | null;
  /** Part of the subject, or of the details in English. */
  search?: string | null;
  /** Inclusive. */
  from?: Date | null;
  /** Exclusive. */
  until?: Date | null;
}

/** The actions of admins. Append-only: nothing here changes or deletes an entry. */
export class AuditLog {
  constructor(
    private readonly em: EntityManager,
    private readonly statements: Statements,
  ) {}

  /**
   * Writes an entry in the transaction of `em`, so that it exists if and only if the action succeeds. `facts` add details. Throws
   * UNAUTHENTICATED for a visitor.
   */
  async record(
    em: EntityManager,
    actor: Actor,
    action: AuditAction,
    subject: AuditSubject,
    facts: AuditFact[] = [],
  ): Promise<void> {
    await em.insert(AuditEntry, entryOf(actor, action, subject, facts));
  }

  /** Like `record`, with an entry for each subject, which have the same facts, in one statement. Does nothing without one. */
  async recordAll(
    em: EntityManager,
    actor: Actor,
    action: AuditAction,
    subjects: readonly AuditSubject[],
    facts: AuditFact[] = [],
  ): Promise<void> {
    if (subjects.length === 0) return;
    await em.insertMany(
      AuditEntry,
      subjects.map((subject) => entryOf(actor, action, subject, facts)),
    );
  }

  /** Returns a page of the log, newest first. Throws UNAUTHENTICATED, FORBIDDEN, BAD_USER_INPUT. */
  async list(
    actor: Actor,
    filter: AuditFilter,
    first: number,
    after?: string | null,
  ): Promise<Page<AuditEntry>> {
    requireAdmin(actor);
    requirePageSize(first);
    const { subjectId, action, actorId, search, from, until } = filter;
    const list = listKey('auditLog', subjectId, action, actorId, search, from, until);
    const where = conditionOf(filter);
    const [entries, totalCount] = await Promise.all([
      this.em.find(
        AuditEntry,
        { $and: [where, whereAfter(list, after)] },
        {
          orderBy: { createdAt: 'desc', id: 'desc' },
          limit: first + 1,
        },
      ),
      this.em.count(AuditEntry, where),
    ]);
    return toPage(list, entries, first, totalCount);
  }

  /** Returns a page of the users with an entry in the log, newest account first. Throws UNAUTHENTICATED, FORBIDDEN, BAD_USER_INPUT. */
  async actors(actor: Actor, first: number, after?: string | null): Promise<Page<User>> {
    requireAdmin(actor);
    requirePageSize(first);
    const rows = await this.statements.all(ACTORS, {});
    const list = listKey('auditActors');
    const where = { id: { $in: rows.map(({ id }) => id) } };
    const users = await this.em.find(
      User,
      { $and: [where, whereAfter(list, after)] },
      { orderBy: { createdAt: 'desc', id: 'desc' }, limit: first + 1 },
    );
    return toPage(list, users, first, rows.length);
  }
}

/** Skips from one actor to the next in the index: few users have entries, and each has many. */
const ACTORS = read({}, () =>
  db
    .withRecursive('actor(id)', (query) => {
      const least = query
        .selectFrom('auditEntries as entry')
        .select('entry.actorId as id')
        .where('entry.actorId', 'is not', null)
        .orderBy('entry.actorId')
        .limit(1);
      const next = (actor: Expression<string>) => least.where('entry.actorId', '>', actor);
      return query
        .selectFrom(least.as('first'))
        .select('first.id')
        .unionAll(
          query
            .selectFrom('actor')
            .where('actor.id', 'is not', null)
            .select((actor) => next(actor.ref('actor.id')).as('id')),
        );
    })
    .selectFrom('actor')
    .where('actor.id', 'is not', null)
    .select('actor.id')
    .$narrowType<{ id: string }>(),
);

/** Throws UNAUTHENTICATED for a visitor. */
const entryOf = (actor: Actor, action: AuditAction, subject: AuditSubject, facts: AuditFact[]) => ({
  id: newId(),
  createdAt: new Date(),
  actor: requireUser(actor).userId,
  action,
  subjectId: subject.id,
  subject: subject.label,
  facts,
  // The text that a search of the log matches.
  details: inLanguage(DEFAULT_LANGUAGE, () => tellFacts(facts)),
});

/** Throws BAD_USER_INPUT. */
function conditionOf({
  subjectId,
  action,
  actorId,
  search,
  from,
  until,
}: AuditFilter): FilterQuery<AuditEntry> {
  const words = validate(searchRules, { search: search ?? '' }).search;
  return {
    $and: [
      subjectId == null ? {} : { subjectId: requireId(subjectId, 'subjectId') },
      action == null ? {} : { action },
      actorId == null ? {} : { actor: requireId(actorId, 'actorId') },
      words === '' ? {} : { $or: [{ subject: containing(words) }, { details: containing(words) }] },
      from == null ? {} : { createdAt: { $gte: from } },
      until == null ? {} : { createdAt: { $lt: until } },
    ],
  };
}
