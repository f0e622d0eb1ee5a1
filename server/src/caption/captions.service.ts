import type { Readable } from 'node:stream';
import type { EntityManager } from '@mikro-orm/postgresql';
import { CaptionsFault } from '#shared/captions/captions-fault.ts';
import type { CueOfFile } from '#shared/captions/cue.ts';
import { decodeText } from '#shared/captions/decode-text.ts';
import { parseCaptions } from '#shared/captions/parse-captions.ts';
import { Repairs } from '#shared/captions/repairs.ts';
import { webVtt } from '#shared/captions/web-vtt.ts';
import { captionLimits, captionMessages } from '#shared/caption.ts';
import { Role } from '#shared/roles.ts';
import { lectureActions } from '#server/lecture/lecture.audit-actions.ts';
import type { AuditLog } from '#server/audit/audit-log.ts';
import type { Kept } from '#server/platform/answers/kept.ts';
import { requireAdmin, type Actor } from '#server/platform/common/actor.ts';
import { AppError } from '#server/platform/common/errors.ts';
import { requireId } from '#server/platform/common/identifier.ts';
import type { Statements } from '#server/platform/db/statements.ts';
import type { Course } from '#server/course/course.entity.ts';
import { lockLecture, requireVideoLecture } from '#server/lecture/course-lectures.ts';
import type { LectureChanges } from '#server/lecture/lecture-changes.ts';
import { Lecture } from '#server/lecture/lecture.entity.ts';
import type { MediaLinks } from '#server/platform/media/media-links.ts';
import { readLimited } from '#server/platform/storage/read-limited.ts';
import { readCues, replaceCues } from './caption-cues.ts';
import { Captions, CaptionSource } from './captions.entity.ts';
import { readCaptions, type CaptionsRow } from './captions-rows.ts';
import { requireLanguage } from './language.ts';
import { refusingFaults } from './refused-captions.ts';
import { captionsScope } from './subtitles.ts';

/** Containers round their duration, and speech may last slightly longer than the picture. */
const LATE_SECONDS = 2;

interface Dependencies {
  em: EntityManager;
  statements: Statements;
  /** Cached captions by lecture id. */
  keptCaptions: Kept<CaptionsRow[]>;
  audit: AuditLog;
  changes: LectureChanges;
  links: MediaLinks;
}

interface CaptionsEdit {
  lectureId: string;
  language: string;
  /** The edited version, or null for captions in a new language. */
  version?: number | null;
}

/** Captions that were just saved. */
export type SavedCaptions = Captions & { repairs: readonly string[] };

/** Manages uploaded captions and serves all captions. */
export class CaptionsService {
  constructor(private readonly deps: Dependencies) {}

  /** Batch for resolvers: the captions of each lecture, sorted by language. The caller must check access to the lecture. */
  readonly visibleTo = (actor: Actor): ((lectureIds: readonly string[]) => Promise<CaptionsRow[][]>) =>
    actor?.role === Role.ADMIN ? this.ofLectures : this.keptOfLectures;

  /**
   * Returns the cached captions of a lecture. Undefined if they are not cached, and for admins. The caller must check
   * access to the lecture.
   */
  kept(actor: Actor, lectureId: string): readonly CaptionsRow[] | undefined {
    return actor?.role === Role.ADMIN ? undefined : this.deps.keptCaptions.find(lectureId);
  }

  /** Like `visibleTo`, without the cache. */
  readonly ofLectures = (lectureIds: readonly string[]): Promise<CaptionsRow[][]> =>
    readCaptions(this.deps.statements, lectureIds);

  private readonly keptOfLectures = (lectureIds: readonly string[]): Promise<CaptionsRow[][]> =>
    this.deps.keptCaptions.readAll(lectureIds, this.ofLectures);

  /** Returns the URL of the WebVTT file for this actor. The caller must check access to the lecture. */
  url(actor: Actor, { id }: CaptionsRow): string {
    return `/captions/${id}.vtt?${this.deps.links.issueTo(actor).query(captionsScope(id))}`;
  }

  /**
   * Returns the WebVTT file of captions with their version, or null if they do not exist. The caller must check access
   * to the lecture.
   */
  async file(id: string): Promise<{ version: number; text: string } | null> {
    const captions = await readCues(this.deps.statements, id);
    return captions && { version: captions.version, text: webVtt(captions.cues) };
  }

  /**
   * Saves a WebVTT or SRT file as captions of a lecture, and returns them with a sentence for each kind of repair in the
   * file. Throws UNAUTHENTICATED, FORBIDDEN, BAD_USER_INPUT with the line number, PAYLOAD_TOO_LARGE, NOT_FOUND, and
   * CONFLICT if another version is the current one or the lecture is a text.
   */
  async save(actor: Actor, edit: CaptionsEdit, openFile: () => Readable): Promise<SavedCaptions> {
    requireAdmin(actor);
    const lectureId = requireId(edit.lectureId, 'lectureId');
    const language = requireLanguage(edit.language);
    const { captionsBytes } = captionLimits;
    const bytes = await readLimited(
      openFile(),
      captionsBytes,
      () => captionMessages.validation.captionsTooLarge,
    );
    const repairs = new Repairs();
    const cues = refusingFaults('file', () => parseCaptions(decodeText(bytes, repairs), repairs));
    const captions = await this.deps.em.transactional(async (em) => {
      const { course, lecture } = await lockLecture(em, lectureId, { isTrashed: false });
      requireVideoLecture(lecture);
      refusingFaults('file', () => requireInTime(cues, lecture));
      const edited = await this.edited(em, lecture, language, edit.version ?? null);
      await em.flush();
      await replaceCues(em, edited.id, cues);
      await this.recordChange(em, actor, { course, lecture, language });
      return edited;
    });
    return Object.assign(captions, { repairs: repairs.texts() });
  }

  /** Deletes captions and returns their lecture. Throws UNAUTHENTICATED, FORBIDDEN, BAD_USER_INPUT, NOT_FOUND. */
  async delete(actor: Actor, id: string): Promise<{ id: string; lecture: Lecture }> {
    requireAdmin(actor);
    const captionsId = requireId(id, 'id');
    return this.deps.em.transactional(async (em) => {
      const known = (await em.findOne(Captions, captionsId)) ?? captionsNotFound();
      const { course, lecture } = await lockLecture(em, known.lecture.id, { isTrashed: false });
      if ((await em.nativeDelete(Captions, { id: captionsId })) === 0) captionsNotFound();
      await this.recordChange(em, actor, { course, lecture, language: known.language });
      return { id: captionsId, lecture };
    });
  }

  /** Returns the edited captions without their cues. Throws CONFLICT. */
  private async edited(
    em: EntityManager,
    lecture: Lecture,
    language: string,
    version: number | null,
  ): Promise<Captions> {
    const known = await em.findOne(Captions, { lecture: lecture.id, language }, { refresh: true });
    if ((known?.version ?? null) !== version) {
      throw new AppError('CONFLICT', captionMessages.conflict.captionsChanged);
    }
    const source = CaptionSource.UPLOADED;
    if (!known)
      return em.create(Captions, {
        lecture: em.getReference(Lecture, lecture.id, { wrapped: true }),
        language,
        source,
      });
    return Object.assign(known, { source, version: known.version + 1 });
  }

  private async recordChange(
    em: EntityManager,
    actor: Actor,
    { course, lecture, language }: { course: Course; lecture: Lecture; language: string },
  ): Promise<void> {
    await this.deps.audit.record(
      em,
      actor,
      lectureActions.LECTURE_EDITED,
      { id: lecture.id, label: lecture.title },
      [
        { kind: 'COURSE', title: course.title },
        { kind: 'CAPTIONS', language, isByMachine: false },
      ],
    );
    await this.deps.changes.publish(em, { lectureId: lecture.id, courseId: course.id });
  }
}

/** Throws NOT_FOUND. */
function captionsNotFound(): never {
  throw new AppError('NOT_FOUND', captionMessages.notFound.captions);
}

/** Throws CaptionsFault for cues after the end of the video. A duration of 0 means that there is no video yet. */
function requireInTime(cues: readonly CueOfFile[], { duration }: Lecture): void {
  if (duration === 0) return;
  const late = cues.findIndex(({ start }) => start > duration + LATE_SECONDS);
  const cue = cues[late];
  if (cue) throw new CaptionsFault(captionMessages.validation.cueLate({ number: late + 1 }), cue.line);
}
