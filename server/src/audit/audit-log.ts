import type { EntityManager, FilterQuery } from '@mikro-orm/postgresql';
import { DEFAULT_LANGUAGE } from '#shared/languages.ts';
import { searchRules } from '#shared/rules.ts';
import { requireAdmin, requireUser, type Actor } from '#server/platform/common/actor.ts';
import { containing } from '#server/platform/common/containing.ts';
import { inLanguage } from '#server/platform/common/current-language.ts';
import { newId, requireId } from '#server/platform/common/identifier.ts';
import { requirePageSize, toPage, whereAfter, type Page } from '#server/platform/common/pagination.ts';
import { validate } from '#server/platform/common/validate.ts';
import { User } from '#server/user/user.entity.ts';
import type { AuditAction } from './audit-action.ts';
import { tellFacts, type AuditFact } from './audit-facts.ts';
import { AuditEntry } from './audit-entry.entity.ts';

/** What an entry is about. */
interface AuditSubject {
  id: string;
  /** Name or title, as it is now: it stays readable when the subject is gone. */
  label: string;
}

/** Which entries are listed; what is left out lists all. */
export interface AuditFilter {
  subjectId?: string | null;
  action?: AuditAction | null;
  actorId?: string | null;
  /** Part of the subject, or of the details as they are in English. */
  search?: string | null;
  /** Done at this moment or later. */
  from?: Date | null;
  /** Done before this moment. */
  until?: Date | null;
}

/** What admins did. It only grows: nothing here changes or deletes an entry. */
export class AuditLog {
  constructor(private readonly em: EntityManager) {}

  /**
   * Writes an entry in the transaction of `em`, so that it is there if and only if what it tells of happened.
   * `facts` say more of it. Throws UNAUTHENTICATED for a visitor.
   */
  async record(
    em: EntityManager,
    actor: Actor,
    action: AuditAction,
    subject: AuditSubject,
    facts: AuditFact[] = [],
  ): Promise<void> {
    await em.insert(AuditEntry, {
      id: newId(),
      createdAt: new Date(),
      actor: requireUser(actor).userId,
      action,
      subjectId: subject.id,
      subject: subject.label,
      facts,
      // What the log is searched for.
      details: inLanguage(DEFAULT_LANGUAGE, () => tellFacts(facts)),
    });
  }

  /** A page of the log, newest first. Throws UNAUTHENTICATED, FORBIDDEN, BAD_USER_INPUT. */
  async list(
    actor: Actor,
    filter: AuditFilter,
    first: number,
    after?: string | null,
  ): Promise<Page<AuditEntry>> {
    requireAdmin(actor);
    requirePageSize(first);
    const where = conditionOf(filter);
    const [entries, totalCount] = await Promise.all([
      this.em.find(
        AuditEntry,
        { $and: [where, whereAfter(after)] },
        {
          orderBy: { createdAt: 'desc', id: 'desc' },
          limit: first + 1,
        },
      ),
      this.em.count(AuditEntry, where),
    ]);
    return toPage(entries, first, totalCount);
  }

  /** A page of those who did something in the log, newest first. Throws UNAUTHENTICATED, FORBIDDEN, BAD_USER_INPUT. */
  async actors(actor: Actor, first: number, after?: string | null): Promise<Page<User>> {
    requireAdmin(actor);
    requirePageSize(first);
    const rows = await this.em.execute<{ id: string }[]>(ACTORS);
    const where = { id: { $in: rows.map(({ id }) => id) } };
    const users = await this.em.find(
      User,
      { $and: [where, whereAfter(after)] },
      { orderBy: { createdAt: 'desc', id: 'desc' }, limit: first + 1 },
    );
    return toPage(users, first, rows.length);
  }
}

/** From one person to the next in the index of entries: few did something, and each of them much. */
const ACTORS = `
  with recursive actor(id) as (
    (select actor_id from audit_entries where actor_id is not null order by actor_id limit 1)
    union all
    select (select actor_id from audit_entries where actor_id > actor.id order by actor_id limit 1)
      from actor where id is not null
  )
  select id from actor where id is not null`;

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
