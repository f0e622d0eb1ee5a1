import { limits } from '#shared/limits.ts';
import { inputRefusals } from '#shared/request-messages.ts';
import { requireAdmin, type Actor } from '#server/platform/common/actor.ts';
import { inOrder } from '#server/platform/common/batch.ts';
import { AppError } from '#server/platform/common/errors.ts';
import { requireId } from '#server/platform/common/identifier.ts';
import type { Statements } from '#server/platform/db/statements.ts';
import type { MediaLinks } from '#server/platform/media/media-links.ts';
import type { Storage } from '#server/platform/storage/storage.ts';
import { linkLecturesArchive } from './file-links.ts';
import { OF_ARCHIVE, OF_LECTURES_ARCHIVE, WITH_ARCHIVE, type ArchivedFileRow } from './file-rows.ts';
import { archiveOf, type Archive } from './zip-archive.ts';
import { folderName, freePath } from './archive-paths.ts';

interface Dependencies {
  statements: Statements;
  storage: Pick<Storage, 'get'>;
  links: MediaLinks;
}

/** ZIP archives of the files of a course and of the lectures that learners see, or of some lectures. Each lecture has a folder. */
export class Archives {
  constructor(private readonly deps: Dependencies) {}

  /** Batch for resolvers: whether the archive of each course has files. */
  readonly exist = async (courseIds: readonly string[]): Promise<boolean[]> => {
    const rows = await this.deps.statements.all(WITH_ARCHIVE, { ids: courseIds });
    return inOrder(courseIds, rows, ({ id }) => id).map((row) => row !== null);
  };

  /** Returns the archive of a course, or null without files. Check the link first. */
  async ofCourse(courseId: string): Promise<Archive | null> {
    return this.archiveOf(await this.deps.statements.all(OF_ARCHIVE, { courseId }));
  }

  /** Returns the archive of these lectures of a course, drafts included, or null without files. Check the link first. */
  async ofLectures(courseId: string, lectureIds: readonly string[]): Promise<Archive | null> {
    return this.archiveOf(await this.deps.statements.all(OF_LECTURES_ARCHIVE, { courseId, lectureIds }));
  }

  /**
   * A fresh link to the archive of these lectures, or null without files. Throws UNAUTHENTICATED, FORBIDDEN, and BAD_USER_INPUT for no
   * ids, too many of them or a malformed one.
   */
  async linkLectures(actor: Actor, course: string, lectures: readonly string[]): Promise<string | null> {
    requireAdmin(actor);
    const courseId = requireId(course, 'courseId');
    const { max } = limits.pageSize;
    if (lectures.length === 0 || lectures.length > max) {
      const message = inputRefusals.idCount({ limit: max });
      throw new AppError('BAD_USER_INPUT', message, { fields: { lectureIds: message } });
    }
    const lectureIds = [...new Set(lectures.map((id) => requireId(id, 'lectureIds')))];
    const archive = await this.ofLectures(courseId, lectureIds);
    return archive && linkLecturesArchive(this.deps.links, actor, courseId, lectureIds);
  }

  private archiveOf(files: readonly ArchivedFileRow[]): Archive | null {
    const { storage } = this.deps;
    const [first] = files;
    if (!first) return null;
    const entries = pathsOf(files).map(({ path, file }) => ({
      path,
      size: file.size,
      modifiedAt: file.createdAt,
      open: () => storage.get(file.key),
    }));
    return archiveOf(first.course, entries);
  }
}

/** Gives each file a path of its own. Lectures are numbered among those with files, which keeps their order. */
function pathsOf(files: readonly ArchivedFileRow[]): { path: string; file: ArchivedFileRow }[] {
  const lectures = [...new Set(files.flatMap(({ lectureId }) => lectureId ?? []))];
  const digits = Math.max(2, String(lectures.length).length);
  const taken = new Set<string>();
  return files.map((file) => {
    const number = String(lectures.indexOf(file.lectureId ?? '') + 1).padStart(digits, '0');
    const folder = file.lecture === null ? '' : `${number} ${folderName(file.lecture)}/`;
    return { path: freePath(taken, folder, file.name), file };
  });
}
