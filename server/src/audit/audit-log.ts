import type { EntityManager } from '@mikro-orm/postgresql';
import { requireAdmin, requireUser, type Actor } from '#server/platform/common/actor.ts';
import { newId, requireId } from '#server/platform/common/identifier.ts';
import { requirePageSize, toPage, whereAfter, type Page } from '#server/platform/common/pagination.ts';
import type { AuditAction } from './audit-action.ts';
import { AuditEntry } from './audit-entry.entity.ts';

/** What an entry is about. */
interface AuditSubject {
  id: string;
  /** Name or title, as it is now: it stays readable when the subject is gone. */
  label: string;
}

interface AuditFilter {
  subjectId?: string | null;
}

/** What admins did. It only grows: nothing here changes or deletes an entry. */
export class AuditLog {
  constructor(private readonly em: EntityManager) {}

  /**
   * Writes an entry in the transaction of `em`, so that it is there if and only if what it tells of happened.
   * `details` says more of it in words. Throws UNAUTHENTICATED for a visitor.
   */
  async record(
    em: EntityManager,
    actor: Actor,
    action: AuditAction,
    subject: AuditSubject,
    details = '',
  ): Promise<void> {
    await em.insert(AuditEntry, {
      id: newId(),
      createdAt: new Date(),
      actor: requireUser(actor).userId,
      action,
      subjectId: subject.id,
      subject: subject.label,
      details,
    });
  }

  /** A page of the log, newest first. Throws UNAUTHENTICATED, FORBIDDEN, BAD_USER_INPUT. */
  async list(
    actor: Actor,
    { subjectId }: AuditFilter,
    first: number,
    after?: string | null,
  ): Promise<Page<AuditEntry>> {
    requireAdmin(actor);
    requirePageSize(first);
    const where = subjectId == null ? {} : { subjectId: requireId(subjectId, 'subjectId') };
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
}
