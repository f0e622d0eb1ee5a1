import { lectureRefusals } from '#shared/lecture-refusals.ts';
import { requireAdmin, type Actor } from '#server/platform/common/actor.ts';
import { inOrder } from '#server/platform/common/batch.ts';
import { AppError } from '#server/platform/common/errors.ts';
import { requireId } from '#server/platform/common/identifier.ts';
import {
  decodeCursor,
  listKey,
  requirePageSize,
  toPage,
  type Page,
  type PageArgs,
} from '#server/platform/common/pagination.ts';
import type { Statements } from '#server/platform/db/statements.ts';
import { lectureNotFound } from '#server/lecture/course-lectures.ts';
import {
  COUNT,
  FIRST_PAGE,
  LATER_PAGE,
  SOURCES,
  VERSION_BY_ID,
  type TextVersionRow,
} from './text-version-rows.ts';

/** The earlier and current texts of text lectures, for admins. `written-text.ts` stores them. */
export class TextVersions {
  constructor(private readonly statements: Statements) {}

  /**
   * A page of the versions of a lecture, newest first; empty for a lecture without a text. Throws UNAUTHENTICATED, FORBIDDEN,
   * BAD_USER_INPUT, and NOT_FOUND without the lecture.
   */
  async ofLecture(actor: Actor, id: string, { first, after }: PageArgs): Promise<Page<TextVersionRow>> {
    requireAdmin(actor);
    const lectureId = requireId(id, 'lectureId');
    const limit = requirePageSize(first) + 1;
    const list = listKey('lectureTextVersions', lectureId);
    const place = decodeCursor(list, after);
    const [rows, counted] = await Promise.all([
      place
        ? this.statements.all(LATER_PAGE, { lectureId, limit, at: place.createdAt, id: place.id })
        : this.statements.all(FIRST_PAGE, { lectureId, limit }),
      this.statements.first(COUNT, { lectureId }),
    ]);
    return counted ? toPage(list, rows, first, counted.count) : lectureNotFound();
  }

  /** A version. Throws UNAUTHENTICATED, FORBIDDEN, BAD_USER_INPUT, NOT_FOUND. */
  async byId(actor: Actor, id: string): Promise<TextVersionRow> {
    requireAdmin(actor);
    const version = await this.statements.first(VERSION_BY_ID, { id: requireId(id, 'id') });
    return version ?? versionNotFound();
  }

  /** Batch for resolvers: the Markdown of each version; an error if the version was deleted meanwhile. For admins only. */
  readonly sources = async (ids: readonly string[]): Promise<(string | Error)[]> => {
    const rows = await this.statements.all(SOURCES, { ids });
    return inOrder(ids, rows, ({ id }) => id).map(
      (row) => row?.source ?? new AppError('NOT_FOUND', lectureRefusals.notFound.textVersion),
    );
  };
}

function versionNotFound(): never {
  throw new AppError('NOT_FOUND', lectureRefusals.notFound.textVersion);
}
