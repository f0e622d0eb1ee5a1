import type { EntityManager } from '@mikro-orm/postgresql';
import { lectureTextRules, textLectureRules } from '#shared/lecture.rules.ts';
import type { AuditLog } from '#server/audit/audit-log.ts';
import { requireAdmin, type Actor } from '#server/platform/common/actor.ts';
import { inOrder } from '#server/platform/common/batch.ts';
import { newId, requireId } from '#server/platform/common/identifier.ts';
import { validate } from '#server/platform/common/validate.ts';
import type { Statements } from '#server/platform/db/statements.ts';
import { renderLectureText } from '#server/platform/markdown/lecture-text.ts';
import { appendLecture } from '#server/lecture/append-lecture.ts';
import type { LectureChanges } from '#server/lecture/lecture-changes.ts';
import { LectureKind, type Lecture } from '#server/lecture/lecture.entity.ts';
import { OF_LECTURES } from './lecture-text-rows.ts';
import type { AddTextLectureInput, LectureText } from './lecture-text.type.ts';
import { readText, storeText } from './written-text.ts';

interface Dependencies {
  em: EntityManager;
  statements: Statements;
  changes: LectureChanges;
  audit: AuditLog;
}

/** The texts of lectures that are no videos. */
export class LectureTexts {
  constructor(private readonly deps: Dependencies) {}

  /** Batch for resolvers: the text of each lecture; null for a video. Check access first. */
  readonly ofLectures = async (ids: readonly string[]): Promise<(LectureText | null)[]> => {
    const rows = await this.deps.statements.all(OF_LECTURES, { ids });
    return inOrder(ids, rows, ({ lectureId }) => lectureId).map(
      (row) => row && { source: row.source, html: row.html, readingMinutes: Math.round(row.duration / 60) },
    );
  };

  /**
   * Appends a text lecture to a course, as a draft if `beginsAsDraft`. Throws UNAUTHENTICATED, FORBIDDEN, BAD_USER_INPUT, NOT_FOUND.
   *
   * @param newLectureId the id of the new lecture.
   */
  async add(
    actor: Actor,
    { courseId, isFreePreview, ...fields }: AddTextLectureInput,
    newLectureId: string = newId(),
  ): Promise<Lecture> {
    const { userId } = requireAdmin(actor);
    const id = requireId(courseId, 'courseId');
    const { title, text } = validate(textLectureRules, fields);
    const written = await readText(text);
    return appendLecture(
      this.deps,
      actor,
      id,
      {
        id: newLectureId,
        title,
        description: '',
        kind: LectureKind.TEXT,
        duration: written.duration,
        isFreePreview,
      },
      (tx, lecture) => storeText(tx, lecture, written, userId),
    );
  }

  /** Returns the HTML of Markdown that is not saved. Throws UNAUTHENTICATED, FORBIDDEN, BAD_USER_INPUT. */
  async preview(actor: Actor, source: string): Promise<string> {
    requireAdmin(actor);
    const { text } = validate(lectureTextRules, { text: source });
    const { html } = await renderLectureText(text);
    return html;
  }
}
