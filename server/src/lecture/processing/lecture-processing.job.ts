import { createReadStream } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { EntityManager } from '@mikro-orm/postgresql';
import { newId } from '#server/platform/common/identifier.ts';
import type { Logger } from '#server/platform/common/logger.ts';
import { lockAnyCourse } from '#server/course/course-lock.ts';
import type { JobRun } from '#server/platform/jobs/job.ts';
import { updateTotals } from '#server/lecture/course-lectures.ts';
import type { LectureChanges } from '#server/lecture/lecture-changes.ts';
import { Lecture, LectureStatus, type StoryboardSheet } from '#server/lecture/lecture.entity.ts';
import { changeStatus } from '#server/lecture/video/video-status.ts';
import { download } from '#server/platform/storage/download.ts';
import { contentTypeOf, type Storage } from '#server/platform/storage/storage.ts';
import type { StoredObjects } from '#server/platform/storage/stored-objects.ts';
import type { PreparedVideo, StoryboardFile, VideoEngine } from '#server/platform/video/video-engine.ts';
import { containerOfName } from '#server/platform/video/video-container.ts';
import { probeVideo } from '#server/platform/video/video-probe.ts';
import type { WorkFolders } from '#server/platform/video/work-folders.ts';
import type { VideoFault } from '#shared/video-faults.ts';
import { playsInBrowsers, videoTypes } from '#shared/video-header.ts';
import { CHOSEN_POSTER } from './chosen-poster.ts';
import type { LectureThumbnails } from './lecture-thumbnails.ts';
import { faultOf, isPassing } from './processing-faults.ts';
import { ProgressReport, type VideoInProcess } from './progress-report.ts';

interface Dependencies {
  em: EntityManager;
  storage: Storage;
  objects: StoredObjects;
  engine: VideoEngine;
  folders: WorkFolders;
  changes: LectureChanges;
  thumbnails: Pick<LectureThumbnails, 'request'>;
  logger: Logger;
}

/** Maximum number of attempts after temporary failures, over about four minutes. */
const MAX_ATTEMPTS = 6;
/** With more started attempts than this, the video is assumed to crash the process each time. */
const MAX_BEGINNINGS = 20;

/** Runs for a locked lecture whose video has become ready, in the same transaction. */
type ReadyListener = (em: EntityManager, lecture: Lecture) => Promise<void>;

/** Prepares the video of a lecture. `LectureProcessing` queues the job. */
export class LectureProcessingJob {
  private readonly listeners: ReadyListener[] = [];

  constructor(private readonly deps: Dependencies) {}

  /** Calls the listener each time a video becomes ready. */
  onReady(listener: ReadyListener): void {
    this.listeners.push(listener);
  }

  /**
   * Can be repeated from any point: it changes the lecture only while that is PROCESSING this video, and attaches all
   * files in one transaction. Throws temporary errors, so that the job is retried.
   */
  async run(payload: { lectureId: string; videoKey: string }, { attempt, signal }: JobRun): Promise<void> {
    const { em, logger } = this.deps;
    const { lectureId, videoKey } = payload;
    const lecture = await em.findOne(Lecture, { id: lectureId, videoKey, status: LectureStatus.PROCESSING });
    if (!lecture) return;
    const video: VideoInProcess = { lectureId, videoKey, courseId: lecture.course.id };
    if (attempt > MAX_BEGINNINGS) return this.fail(video, 'INTERNAL');
    const replaced = new AbortController();
    const ended = AbortSignal.any([signal, replaced.signal]);
    try {
      await this.process(video, ended, () => replaced.abort());
    } catch (error) {
      if (replaced.signal.aborted) return;
      if (signal.aborted) throw error;
      const fault = faultOf(error);
      if (isPassing(fault) && attempt < MAX_ATTEMPTS) throw error;
      logger.warn({ err: error, lectureId, fault }, 'The video of a lecture could not be prepared');
      await this.fail(video, fault);
    }
  }

  private async process(video: VideoInProcess, signal: AbortSignal, onReplaced: () => void): Promise<void> {
    const { em, storage, engine, folders, changes } = this.deps;
    const { videoKey } = video;
    const report = new ProgressReport(em, changes, video, onReplaced);
    await report.begin('CHECKING');
    const container = containerOfName(videoKey);
    const known = playsInBrowsers(videoTypes[container]) ? await probeVideo(storage, videoKey) : null;
    await folders.use(async (folder) => {
      const output = join(folder, 'output');
      await mkdir(output);
      let path = storage.localPath(videoKey);
      if (path === null) {
        await report.begin('FETCHING');
        path = await this.download(videoKey, folder, signal);
      }
      const file = { path, container };
      const facts = known ?? (await engine.examine(file, signal));
      await report.begin('CONVERTING');
      let prepared: PreparedVideo;
      try {
        prepared = await engine.prepare({ ...file, facts }, output, {
          signal,
          onProgress: (share) => report.report(share),
        });
      } finally {
        await report.end();
      }
      signal.throwIfAborted();
      await report.begin('STORING');
      await this.publish(video, prepared, output);
    });
  }

  private async download(key: string, folder: string, signal: AbortSignal): Promise<string> {
    const path = join(folder, 'source');
    if (!(await download(this.deps.storage, key, path, signal))) throw new Error(`There is no object ${key}`);
    return path;
  }

  /** Stores the prepared files under new keys, which are published only when all files are stored. */
  private async publish(video: VideoInProcess, prepared: PreparedVideo, folder: string): Promise<void> {
    const { em, objects } = this.deps;
    const prefix = `streams/${newId()}/`;
    const keys = prepared.files.map((file) => `${prefix}${file}`);
    if (keys.length > 0) await objects.reserve(keys);
    let isKept = false;
    try {
      for (const file of prepared.files) await this.store(join(folder, file), `${prefix}${file}`);
      isKept = await em.transactional((tx) => this.attach(tx, video, prepared, prefix));
    } finally {
      if (!isKept) await Promise.all(keys.map((key) => objects.discard(key)));
    }
  }

  /** Moves the file if the storage is a local folder, else uploads it. */
  private async store(path: string, key: string): Promise<void> {
    const { storage } = this.deps;
    const contentType = contentTypeOf(key);
    if (storage.localPath(key) !== null) return storage.adopt(path, key, { contentType });
    await storage.put(key, createReadStream(path), { contentType });
  }

  private async attach(
    em: EntityManager,
    video: VideoInProcess,
    { durationSeconds, files, master, poster, storyboard }: PreparedVideo,
    prefix: string,
  ): Promise<boolean> {
    const { objects, changes, thumbnails, engine } = this.deps;
    const found = await lockInProcess(em, video);
    if (!found) return false;
    const { course, lecture } = found;
    const keys = files.map((file) => `${prefix}${file}`);
    // A chosen poster stays. Any other one stays only if this preparation made none. Files of an older preparation are released.
    const former = lecture.posterKey ?? null;
    const isKept = poster === null || former?.endsWith(`/${CHOSEN_POSTER}`);
    const posterKey = isKept ? former : `${prefix}${poster}`;
    const kept = lecture.derivedKeys.filter((key) => key === posterKey);
    await objects.release(
      em,
      lecture.derivedKeys.filter((key) => key !== posterKey),
    );
    changeStatus(lecture, LectureStatus.READY, { progressPercent: 100 });
    Object.assign(lecture, {
      duration: durationSeconds,
      streamKey: master && `${prefix}${master}`,
      posterKey,
      // It was released with the other files.
      thumbnailKey: null,
      thumbnailOf: null,
      storyboard: storyboard && sheetOf(storyboard, prefix),
      derivedKeys: [...kept, ...keys],
      preparedBy: engine.name,
    });
    await em.flush();
    await objects.attach(em, keys);
    if (posterKey != null) await thumbnails.request(em);
    await updateTotals(em, course);
    await changes.publish(em, video);
    for (const listener of this.listeners) await listener(em, lecture);
    return true;
  }

  private async fail(video: VideoInProcess, failure: VideoFault): Promise<void> {
    await this.deps.em.transactional(async (em) => {
      const found = await lockInProcess(em, video);
      if (!found) return;
      const { progressPercent } = found.lecture;
      changeStatus(found.lecture, LectureStatus.FAILED, { progressPercent, failure });
      await em.flush();
      await this.deps.changes.publish(em, video);
    });
  }
}

/** Locks the course of a lecture, in the trash or not, and reads both; null if the lecture is no longer PROCESSING this video. */
async function lockInProcess(em: EntityManager, { lectureId, courseId, videoKey }: VideoInProcess) {
  const course = await lockAnyCourse(em, courseId);
  const lecture = await em.findOne(
    Lecture,
    { id: lectureId, videoKey, status: LectureStatus.PROCESSING },
    { refresh: true },
  );
  return course && lecture ? { course, lecture } : null;
}

function sheetOf({ file, ...tiles }: StoryboardFile, prefix: string): StoryboardSheet {
  return { key: `${prefix}${file}`, ...tiles };
}
