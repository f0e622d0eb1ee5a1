import type { EntityManager } from '@mikro-orm/postgresql';
import type { LectureChanges } from '#server/lecture/lecture-changes.ts';
import { Lecture, LectureStatus, type ProcessingStep } from '#server/lecture/lecture.entity.ts';

const AT_MOST_EVERY_MS = 1000;

/** The lecture and the video of a job. */
export interface VideoInProcess {
  lectureId: string;
  courseId: string;
  videoKey: string;
}

/** Saves and publishes the progress of a preparation: each step when it starts, and the percentage at most once a second. */
export class ProgressReport {
  private readonly em: EntityManager;
  // 0 means queued.
  private percent = 1;
  private step: ProcessingStep = 'CHECKING';
  private reportedAt = 0;
  private reporting: Promise<void> = Promise.resolve();
  private isReporting = false;

  /** @param onReplaced called when the lecture is no longer PROCESSING this video, or is deleted. */
  constructor(
    em: EntityManager,
    private readonly changes: LectureChanges,
    private readonly video: VideoInProcess,
    private readonly onReplaced: () => void,
  ) {
    // Progress comes from events of another program, outside the context of a request or job.
    this.em = em.fork({ loggerContext: { label: 'progress' } });
  }

  /** Resolves when the start of the step is saved. Errors are ignored. */
  async begin(step: ProcessingStep): Promise<void> {
    await this.reporting;
    this.step = step;
    this.reporting = this.write().catch(() => undefined);
    await this.reporting;
  }

  /** @param share from 0 to 1. */
  report(share: number): void {
    // 100 means ready.
    const percent = Math.min(99, Math.floor(share * 100));
    const isDue = Date.now() - this.reportedAt >= AT_MOST_EVERY_MS;
    if (this.isReporting || !isDue) return;
    this.isReporting = true;
    this.reportedAt = Date.now();
    this.percent = Math.max(this.percent, percent);
    // After an error, the next report has the progress.
    this.reporting = this.write().catch(() => undefined);
    void this.reporting.finally(() => {
      this.isReporting = false;
    });
  }

  /** Waits for the report in progress. */
  end(): Promise<void> {
    return this.reporting;
  }

  private async write(): Promise<void> {
    const { lectureId, videoKey } = this.video;
    const isThere = await this.em.transactional(async (em) => {
      const where = { id: lectureId, videoKey, status: LectureStatus.PROCESSING };
      const count = await em.nativeUpdate(Lecture, where, {
        progressPercent: this.percent,
        processingStep: this.step,
      });
      if (count > 0) await this.changes.publish(em, this.video);
      return count > 0;
    });
    if (!isThere) this.onReplaced();
  }
}
