import type { EntityManager } from '@mikro-orm/postgresql';
import { linkLectureRules } from '#shared/lecture.rules.ts';
import type { AuditLog } from '#server/audit/audit-log.ts';
import { requireAdmin, type Actor } from '#server/platform/common/actor.ts';
import { requireId } from '#server/platform/common/identifier.ts';
import { validate } from '#server/platform/common/validate.ts';
import { appendLecture } from '#server/lecture/append-lecture.ts';
import type { LectureChanges } from '#server/lecture/lecture-changes.ts';
import { LectureKind, type Lecture } from '#server/lecture/lecture.entity.ts';
import type { AddLinkLectureInput } from './link-lecture.type.ts';

interface Dependencies {
  em: EntityManager;
  changes: LectureChanges;
  audit: AuditLog;
}

/** Lectures that are links to external pages. */
export class LinkLectures {
  constructor(private readonly deps: Dependencies) {}

  /**
   * Appends a link to a course, as a draft if `beginsAsDraft`. Throws UNAUTHENTICATED, FORBIDDEN, BAD_USER_INPUT, NOT_FOUND.
   */
  async add(actor: Actor, { courseId, isFreePreview, ...fields }: AddLinkLectureInput): Promise<Lecture> {
    requireAdmin(actor);
    const id = requireId(courseId, 'courseId');
    const { title, url, description } = validate(linkLectureRules, fields);
    return appendLecture(this.deps, actor, id, {
      title,
      description,
      kind: LectureKind.LINK,
      url,
      isFreePreview,
    });
  }
}
