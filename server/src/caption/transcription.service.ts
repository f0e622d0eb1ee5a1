import type { EntityManager } from '@mikro-orm/postgresql';
import { captionMessages } from '#shared/caption.ts';
import { lectureActions } from '#server/lecture/lecture.audit-actions.ts';
import type { AuditLog } from '#server/audit/audit-log.ts';
import { batchForAdmins, requireAdmin, type Actor } from '#server/platform/common/actor.ts';
import { AppError } from '#server/platform/common/errors.ts';
import { requireId } from '#server/platform/common/identifier.ts';
import { defineJob, type Jobs } from '#server/platform/jobs/job.ts';
import { lockLecture, requireVideoLecture } from '#server/lecture/course-lectures.ts';
import type { LectureChanges } from '#server/lecture/lecture-changes.ts';
import { Lecture } from '#server/lecture/lecture.entity.ts';
import { inOrder } from '#server/platform/common/batch.ts';
import { Captions, CaptionSource } from './captions.entity.ts';
import type { Transcriber } from './transcriber.ts';
import { Transcription, TranscriptionState } from './transcription.entity.ts';

/** Runs after the preparation of videos, because videos can be played without captions. */
const LAST_PRIORITY = 200;

export const transcribeLecture = defineJob<{ lectureId: string }>(
  'transcribe-lecture',
  'video',
  LAST_PRIORITY,
);

interface Dependencies {
  em: EntityManager;
  jobs: Jobs;
  changes: LectureChanges;
  audit: AuditLog;
  /** Null if transcription is not configured. */
  transcriber: Transcriber | null;
}

/** Manages automatic transcriptions. */
export class TranscriptionService {
  constructor(private readonly deps: Dependencies) {}

  /** Whether transcription is configured. */
  get isAvailable(): boolean {
    return this.deps.transcriber !== null;
  }

  /** Batch for resolvers: the transcription of each lecture or null. Always null for callers who are not admins. */
  readonly visibleTo = (actor: Actor) => batchForAdmins(actor, this.ofLectures);

  private readonly ofLectures = async (lectureIds: readonly string[]): Promise<(Transcription | null)[]> => {
    const found = await this.deps.em.find(Transcription, { lecture: { $in: [...lectureIds] } });
    return inOrder(lectureIds, found, ({ lecture }) => lecture.id);
  };

  /**
   * Starts the automatic transcription of a lecture. Throws UNAUTHENTICATED, FORBIDDEN, BAD_USER_INPUT, NOT_FOUND, and
   * CONFLICT if there is no service, no video, or if an admin has uploaded captions in its language.
   */
  async start(actor: Actor, lectureId: string): Promise<Lecture> {
    requireAdmin(actor);
    const id = requireId(lectureId, 'lectureId');
    const { em: outer, transcriber, audit } = this.deps;
    if (!transcriber) throw new AppError('CONFLICT', captionMessages.conflict.noTranscription);
    return outer.transactional(async (em) => {
      const { course, lecture } = await lockLecture(em, id, { isTrashed: false });
      requireVideoLecture(lecture);
      if (lecture.videoKey === null) throw new AppError('CONFLICT', captionMessages.conflict.noVideo);
      const { language } = transcriber;
      const written = { lecture: id, language, source: CaptionSource.UPLOADED };
      if ((await em.count(Captions, written)) > 0) {
        throw new AppError('CONFLICT', captionMessages.conflict.captionsWritten);
      }
      await this.request(em, lecture);
      const subject = { id, label: lecture.title };
      await audit.record(em, actor, lectureActions.LECTURE_EDITED, subject, [
        { kind: 'COURSE', title: course.title },
        { kind: 'CAPTIONS', language, isByMachine: true },
      ]);
      return lecture;
    });
  }

  /**
   * Requests captions for a locked lecture whose video has become ready, unless it has uploaded captions. Captions that
   * were generated for this video are kept.
   */
  readonly onVideoReady = async (em: EntityManager, lecture: Lecture): Promise<void> => {
    if (!this.deps.transcriber) return;
    const captions = await em.find(Captions, { lecture: lecture.id });
    if (captions.some(({ source }) => source === CaptionSource.UPLOADED)) return;
    const known = await em.findOne(Transcription, { lecture: lecture.id }, { refresh: true });
    if (captions.length === 0 || known?.videoKey !== lecture.videoKey) await this.request(em, lecture);
  };

  /** Queues a transcription unless it is already queued or running. */
  private async request(em: EntityManager, lecture: Lecture): Promise<void> {
    const { jobs, changes } = this.deps;
    const known = await em.findOne(Transcription, { lecture: lecture.id }, { refresh: true });
    if (known?.state === TranscriptionState.RUNNING) return;
    const { videoKey } = lecture;
    if (known)
      Object.assign(known, { state: TranscriptionState.RUNNING, videoKey, failure: null, cause: null });
    else
      em.create(Transcription, {
        lecture: em.getReference(Lecture, lecture.id, { wrapped: true }),
        videoKey,
        failure: null,
        cause: null,
      });
    await em.flush();
    await jobs.add(em, transcribeLecture, { lectureId: lecture.id });
    await changes.publish(em, { lectureId: lecture.id, courseId: lecture.course.id });
  }
}
