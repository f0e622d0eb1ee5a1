import { basename } from 'node:path';
import type { EntityManager } from '@mikro-orm/postgresql';
import type { Cue } from '#shared/captions/cue.ts';
import type { Logger } from '#server/platform/common/logger.ts';
import { lockAnyCourse } from '#server/course/course-lock.ts';
import type { Jobs, JobRun } from '#server/platform/jobs/job.ts';
import type { LectureChanges } from '#server/lecture/lecture-changes.ts';
import { Lecture } from '#server/lecture/lecture.entity.ts';
import type { Storage } from '#server/platform/storage/storage.ts';
import type { StoredObjects } from '#server/platform/storage/stored-objects.ts';
import { replaceCues } from './caption-cues.ts';
import { Captions, CaptionSource } from './captions.entity.ts';
import { TranscriptCache } from './transcript-cache.ts';
import type { AudioExtraction } from './audio-extraction.ts';
import { TranscriptionFault, type Transcriber } from './transcriber.ts';
import { tellFailure, type TranscriptionFailure } from './transcription-failure.ts';
import { Transcription, TranscriptionState } from './transcription.entity.ts';
import { transcribeLecture } from './transcription.service.ts';

/**
 * Maximum number of attempts with an unreachable service. With the growing delays of the queue they take about half an
 * hour.
 */
const ATTEMPTS = 8;
/** After this many attempts without an outcome, the lecture is considered to crash the process each time. */
const MAX_BEGINNINGS = 20;

interface Dependencies {
  em: EntityManager;
  jobs: Jobs;
  changes: LectureChanges;
  storage: Storage;
  objects: StoredObjects;
  audioExtraction: Pick<AudioExtraction, 'withAudio'>;
  /** Null if transcription is no longer configured. */
  transcriber: Transcriber | null;
  logger: Logger;
}

/** The result to store: the cues or the reason of the failure. */
type Outcome = { cues: readonly Cue[]; language: string } | { failure: TranscriptionFailure };

/** Runs the jobs of `TranscriptionService`. */
export class TranscriptionJob {
  constructor(private readonly deps: Dependencies) {}

  /** Generates the captions of a lecture, even if it is in the trash. Rejects if a retry may succeed. */
  async run(lectureId: string, run: JobRun): Promise<void> {
    const lecture = await this.deps.em.findOne(Lecture, lectureId);
    if (!lecture) return;
    const { videoKey } = lecture;
    const cache = new TranscriptCache(this.deps);
    const outcome = await this.transcribe(lecture, cache, run);
    await this.deps.em.transactional(async (em) => {
      await cache.release(em);
      await lockAnyCourse(em, lecture.course.id);
      const now = await em.findOne(Lecture, lectureId, { refresh: true });
      if (!now) return;
      // The video was replaced meanwhile, so the result is outdated.
      if (now.videoKey !== videoKey) return this.deps.jobs.add(em, transcribeLecture, { lectureId });
      await this.save(em, now, outcome);
    });
  }

  private async transcribe(
    { id, videoKey, duration }: Lecture,
    answers: TranscriptCache,
    run: JobRun,
  ): Promise<Outcome> {
    const { transcriber, audioExtraction, logger } = this.deps;
    if (!transcriber) return { failure: { kind: 'noTranscription' } };
    if (videoKey === null) return { failure: { kind: 'noVideo' } };
    if (run.attempt > MAX_BEGINNINGS) return { failure: { kind: 'internal' } };
    try {
      const source = { videoKey, duration, signal: run.signal };
      const { format, language } = transcriber;
      const piecesOf = `${basename(videoKey)}-${language}`;
      const cues = await audioExtraction.withAudio(source, format, (audio) =>
        transcriber.transcribe(audio, run.signal, (startsAt, ask) =>
          answers.getOrFetch(`${piecesOf}-${startsAt}`, ask),
        ),
      );
      if (cues.length === 0) return { failure: { kind: 'noAudio' } };
      return { cues, language };
    } catch (error) {
      run.signal.throwIfAborted();
      const isKnown = error instanceof TranscriptionFault;
      if (run.attempt < ATTEMPTS && !(isKnown && !error.isPassing)) throw error;
      logger.error({ err: error, lectureId: id }, 'could not generate captions');
      return { failure: isKnown ? error.failure : { kind: 'internal' } };
    }
  }

  private async save(em: EntityManager, lecture: Lecture, outcome: Outcome): Promise<void> {
    const isDone = 'cues' in outcome;
    if (isDone) await this.saveCaptions(em, lecture, outcome.language, outcome.cues);
    const state = isDone ? TranscriptionState.DONE : TranscriptionState.FAILED;
    const cause = isDone ? null : outcome.failure;
    const failure = cause && tellFailure(cause);
    await em.nativeUpdate(
      Transcription,
      { lecture: lecture.id },
      { state, cause, failure, videoKey: lecture.videoKey },
    );
    await this.deps.changes.publish(em, { lectureId: lecture.id, courseId: lecture.course.id });
  }

  /** Saves the cues unless an admin has saved captions meanwhile. */
  private async saveCaptions(
    em: EntityManager,
    lecture: Lecture,
    language: string,
    cues: readonly Cue[],
  ): Promise<void> {
    const known = await em.findOne(Captions, { lecture: lecture.id, language }, { refresh: true });
    if (known?.source === CaptionSource.UPLOADED) return;
    const owner = em.getReference(Lecture, lecture.id, { wrapped: true });
    const captions =
      known ?? em.create(Captions, { lecture: owner, language, source: CaptionSource.AUTOMATIC });
    if (known) known.version += 1;
    await em.flush();
    await replaceCues(em, captions.id, cues);
  }
}
