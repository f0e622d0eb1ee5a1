import type { ApolloClient } from '@apollo/client';
import { formatList } from '#shared/locale.ts';
import { resumeSession } from '#client/features/auth/session-cache.ts';
import { errorMessage } from '#client/graphql/errors.ts';
import { showProcessing } from '#client/entities/lecture/lecture-cache.ts';
import { notify } from '#client/toasts/toasts.ts';
import { withToast, type Outcome } from '#client/toasts/with-toast.ts';
import { uploadLimits, uploadMessages } from '#shared/upload.ts';
import { cancelUpload } from './cancel-upload.ts';
import { batchesOf, mayBeVideo, openHandle, pickFiles, pickVideos, type PickedFile } from './file-handles.ts';
import { HeldUploads } from './held-uploads.ts';
import { deleteOtherHandles } from './saved-handles.ts';
import { dismissUpload, knownUploads, showFiles, unfinishedUploads } from './known-uploads.ts';
import { expectPoster } from './poster-files.ts';
import { createSendFile, type SendFile } from './send-file.ts';
import { startFileUploads, startLecture, startReplacement, startUploads } from './start-uploads.ts';
import {
  isFor,
  isSameFile,
  targetOf,
  targetOfImported,
  sentItem,
  type FilePlace,
  type ImportedCourse,
  type ImportedFile,
  type NewLecture,
  type UploadItem,
  type UploadTarget,
} from './upload-item.ts';
import { RejectedVideoError, SendError } from './send-error.ts';
import { keepSkipped } from './skipped-files.ts';
import { claimUpload, type Release } from './upload-lock.ts';
import { UploadQueue } from './upload-queue.ts';
import { cancelTexts, sentText, stoppedText } from './upload-text.ts';

/** Manages the user's uploads in this tab: those being sent, those waiting for a file, and those known from the server. */
export class UploadManager {
  readonly queue: UploadQueue;
  readonly #client: ApolloClient;
  readonly #held = new HeldUploads();
  /** Uploads that are being created: the server may list them before this tab knows their ids. */
  readonly #creations = new Set<Promise<unknown>>();
  #closing = new AbortController();

  constructor(client: ApolloClient, send: SendFile = createSendFile()) {
    this.#client = client;
    this.queue = new UploadQueue({
      send,
      onSettled: (item) => this.#settled(item),
      logInAgain: () => resumeSession(client.cache),
    });
  }

  /**
   * Creates lectures for these files, named after them and in this order, and starts their uploads (ADMIN). A file
   * that an unfinished upload of this course needs resumes that one.
   */
  async addVideos(courseId: string, picked: readonly PickedFile[]): Promise<void> {
    const news = picked.filter((one) => !this.#resumeMatching(one, courseId));
    const leftOut = news.filter(({ file }) => !mayBeVideo(file)).map(({ file }) => file.name);
    keepSkipped(leftOut);
    if (leftOut.length > 0) notify.error(uploadMessages.notVideos({ fileNames: formatList(leftOut) }));
    const videos = news.filter(({ file }) => mayBeVideo(file));
    try {
      for (const batch of batchesOf(videos, uploadLimits.uploadFiles))
        await this.#create(() => this.#start(courseId, batch));
    } catch (error) {
      notify.error(errorMessage(error, uploadMessages.failure.startUpload));
    }
  }

  /**
   * Adds a lecture with these texts and uploads its video (ADMIN). It shows no toasts. Resolves when the video is
   * uploaded. Rejects with the mutation's error when nothing was added, with RejectedVideoError, or, when the upload
   * was cancelled and the lecture is gone, with SendError `gone` or AbortError.
   */
  async addLecture(lecture: NewLecture, file: File): Promise<void> {
    const { lectureId, arrival } = await this.#create(async () => {
      const upload = await startLecture(this.#client, lecture, file);
      const result = { lectureId: upload.lecture.id, arrival: this.queue.arrival(upload.id) };
      await this.#send(targetOf(upload), { file, handle: null });
      return result;
    });
    try {
      await arrival;
    } catch (error) {
      if (!(error instanceof SendError) || error.kind !== 'rejected') throw error;
      throw new RejectedVideoError(lectureId, error.message);
    }
  }

  /** Starts to upload a replacement for a lecture's video; the old one plays until it is ready (ADMIN). */
  async replaceVideo(lectureId: string, picked: PickedFile): Promise<Outcome<void>> {
    try {
      await this.#create(async () => {
        await this.#send(targetOf(await startReplacement(this.#client, lectureId, picked.file)), picked);
      });
      return { ok: true, value: undefined };
    } catch (error) {
      const message = errorMessage(error, uploadMessages.failure.startUpload);
      notify.error(message);
      return { ok: false, error, message };
    }
  }

  /**
   * Uploads files to a course or a lecture, in this order (ADMIN). A file that an unfinished upload of this place needs
   * resumes that one.
   */
  async addFiles(place: FilePlace, picked: readonly PickedFile[]): Promise<void> {
    const news = picked.filter((one) => !this.#resumeMatching(one, place.courseId, place));
    try {
      for (const batch of batchesOf(news, uploadLimits.uploadFiles))
        await this.#create(() => this.#startFiles(place, batch));
    } catch (error) {
      notify.error(errorMessage(error, uploadMessages.failure.startUpload));
    }
  }

  /** Sends the files of an imported course, whose uploads exist already (ADMIN). */
  async addImported(course: ImportedCourse, files: readonly ImportedFile[]): Promise<void> {
    await this.#create(async () => {
      for (const one of files.filter(({ id }) => !this.queue.find(id)))
        await this.#send(targetOfImported(course, one), { file: one.file, handle: null });
    });
  }

  /**
   * Restores the unfinished uploads, and resumes those whose files the browser may still read. It also lists uploaded
   * videos that failed or are being processed.
   */
  async restore(): Promise<void> {
    const { signal } = this.#closing;
    const known = await knownUploads(this.#client).catch(() => null);
    if (!known || signal.aborted) return;
    await Promise.allSettled(this.#creations);
    if (signal.aborted) return;
    const { unfinished, sent } = known;
    const wanted = [...unfinished.map(({ target }) => target), ...this.queue.items()];
    void deleteOtherHandles(new Set(wanted.map(({ id }) => id)));
    for (const { target, arrived } of unfinished.toReversed()) {
      if (this.queue.find(target.id)) continue;
      this.queue.add(target, null, arrived);
      void this.#recover(target.id, signal);
    }
    const isShown = (id: string) => this.queue.items().some(({ lectureId }) => lectureId === id);
    for (const { target, state } of sent.map(sentItem)) {
      if (!isShown(target.lectureId)) this.queue.add(target, null, 0, state);
    }
  }

  /** Resumes uploads whose files the browser can reopen; it may ask for permission. Call it from a click handler. */
  async reopen(ids: readonly string[]): Promise<void> {
    for (const id of ids) {
      const handle = this.#held.handleOf(id);
      const file = handle && (await openHandle(handle, true));
      if (file) this.queue.offerFile(id, file);
    }
  }

  /** Lets the user pick the files of these uploads again. Call it from a click handler. */
  async chooseAgain(ids: readonly string[]): Promise<void> {
    const waiting = this.queue.items().filter(({ id }) => ids.includes(id));
    const pick = waiting.some(({ place }) => place) ? pickFiles : pickVideos;
    for (const picked of await pick(ids.length > 1)) {
      const items = this.queue.items().filter(({ id }) => ids.includes(id));
      const item = items.find((one) => isSameFile(one, picked.file)) ?? items[0];
      if (item && this.queue.offerFile(item.id, picked.file)) await this.#held.save(item.id, picked.handle);
    }
  }

  /** Lets the user pick another file for a lecture whose video was rejected. Call it from a click handler. */
  async chooseOther({ id, lectureId }: UploadItem): Promise<void> {
    const [picked] = await pickVideos(false);
    if (!picked || lectureId === null) return;
    const { ok } = await this.replaceVideo(lectureId, picked);
    if (ok) this.#remove(id);
  }

  /** Cancels an upload. A lecture without a video is deleted with it. */
  async cancel(item: UploadItem): Promise<void> {
    this.queue.pause(item.id);
    const { ok } = await withToast(() => cancelUpload(this.#client, item), cancelTexts());
    if (ok) this.#remove(item.id);
  }
  /** Removes a finished or failed upload from the tray. */
  dismiss(id: string): void {
    const lectureId = this.queue.find(id)?.lectureId;
    if (lectureId) void dismissUpload(this.#client, lectureId);
    this.#remove(id);
  }

  /** Stops everything, for example on logout. `restore` starts again. */
  close(): void {
    this.#closing.abort();
    this.#closing = new AbortController();
    this.queue.clear();
    this.#held.releaseAll();
  }

  async #start(courseId: string, batch: readonly PickedFile[]) {
    const files = batch.map(({ file }) => file);
    const started = await startUploads(this.#client, courseId, files);
    await Promise.all(
      started.flatMap((upload, index) => {
        const picked = batch[index];
        return picked ? [this.#send(targetOf(upload), picked)] : [];
      }),
    );
  }

  async #startFiles(place: FilePlace, batch: readonly PickedFile[]) {
    const files = batch.map(({ file }) => file);
    const started = await startFileUploads(this.#client, place, files);
    for (const [index, picked] of batch.entries()) {
      const start = started[index];
      if (start && 'target' in start) await this.#send(start.target, picked);
      else notify.error(stoppedText(picked.file.name, start?.refusal));
    }
  }

  /** Keeps `restore` from adding the uploads that this creates, until they are in the queue with their files. */
  async #create<Value>(create: () => Promise<Value>): Promise<Value> {
    const creation = create();
    this.#creations.add(creation);
    try {
      return await creation;
    } finally {
      this.#creations.delete(creation);
    }
  }

  async #send(target: UploadTarget, { file, handle }: Pick<UploadItem, 'file'> & Pick<PickedFile, 'handle'>) {
    await this.#held.claim(target.id);
    this.queue.add(target, file);
    await this.#held.save(target.id, handle);
  }

  #resumeMatching({ file, handle }: PickedFile, courseId: string, place?: FilePlace): boolean {
    const waiting = this.queue
      .items()
      .find((item) => item.phase === 'needs-file' && isFor(item, courseId, place) && isSameFile(item, file));
    if (!waiting || !this.queue.offerFile(waiting.id, file)) return false;
    void this.#held.save(waiting.id, handle);
    return true;
  }

  async #recover(id: string, signal: AbortSignal) {
    const release = (await claimUpload(id)) ?? (await this.#waitForOtherTab(id, signal));
    if (!release) return;
    if (signal.aborted || !this.queue.find(id)) return release();
    this.#held.hold(id, release);
    const handle = await this.#held.load(id);
    if (!handle || signal.aborted) return;
    const file = await openHandle(handle, false);
    if (file && !signal.aborted) this.queue.offerFile(id, file);
    else this.queue.markFileKnown(id);
  }

  /** Waits until the tab that sends it is done or closed. Resolves with null when there is nothing left to upload. */
  async #waitForOtherTab(id: string, signal: AbortSignal): Promise<Release | null> {
    this.queue.markOtherTab(id);
    const release = await claimUpload(id, { wait: true, signal });
    if (!release || signal.aborted) return null;
    const unfinished = await unfinishedUploads(this.#client).catch(() => []);
    if (unfinished.some(({ target }) => target.id === id)) {
      this.queue.takeOver(id);
      return release;
    }
    release();
    this.queue.remove(id);
    return null;
  }

  #remove(id: string) {
    this.#held.forget(id);
    this.queue.remove(id);
  }

  /** Shows an uploaded file in the list of its place, and no longer in the tray. */
  async #list(id: string, { slug }: FilePlace) {
    if (await showFiles(this.#client, slug, id)) this.queue.remove(id);
  }

  #settled(item: UploadItem) {
    if (item.phase === 'failed') {
      if (item.isGone) this.#held.forget(item.id);
      if (item.isGone && this.queue.isAwaited(item.id)) return;
      return notify.error(stoppedText(item.title, item.reason));
    }
    this.#held.forget(item.id);
    if (item.place) void this.#list(item.id, item.place);
    if (item.lectureId !== null) {
      if (item.file) expectPoster(item.lectureId, item.file);
      showProcessing(this.#client.cache, item.lectureId);
    }
    if (this.queue.isAwaited(item.id)) return;
    notify.success(sentText(item, this.queue.items()));
  }
}
