import { uploadMessages } from '#shared/upload.ts';
import { SendError } from './send-error.ts';
import { isSameFile, type UploadItem, type UploadTarget } from './upload-item.ts';
import type { UploadQueueOptions } from './upload-queue-options.ts';
import { openSource, type UploadSource } from './upload-source.ts';
import { startUpload, trackUpload } from './upload-state.ts';

/** Interval between progress updates, in ms. More frequent updates are not visible and only cost time. */
const progressEvery = 200;

/** The promise of a caller that waits for the end of an upload. */
interface Waiting {
  resolve: () => void;
  reject: (error: Error) => void;
}

/** Resets the progress to the accepted bytes. The speed is measured from here. */
const goingOn = (size: number, arrived: number) => ({
  arrived,
  progress: startUpload(size, performance.now(), arrived),
});

const lastOf = <Value>(values: readonly Value[]) => values.at(-1);

/** Uploads files, a few in parallel, and retries after transient errors. */
export class UploadQueue {
  readonly #options: Required<UploadQueueOptions>;
  readonly #listeners = new Set<() => void>();
  readonly #running = new Map<string, AbortController>();
  readonly #timers = new Map<string, ReturnType<typeof setTimeout>>();
  /** Attempts since the last accepted chunk. */
  readonly #tries = new Map<string, number>();
  readonly #waiting = new Map<string, Waiting>();
  #items: readonly UploadItem[] = [];

  constructor(options: UploadQueueOptions) {
    this.#options = {
      // Browsers open at most six connections to a server without HTTP/2, and pages need some of them.
      parallel: 3,
      retryDelays: [1_000, 2_000, 4_000, 8_000, 15_000, 30_000],
      fullDelay: 20_000,
      ...options,
    };
  }

  /** The uploads, oldest first; a new list after each change. */
  readonly items = (): readonly UploadItem[] => this.#items;

  /** Calls `listener` after each change; returns an unsubscribe function. */
  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  find(id: string): UploadItem | undefined {
    return this.#items.find((item) => item.id === id);
  }

  /**
   * Adds an upload to the end. Without a file it waits for one, unless `state` has another phase.
   *
   * @param arrived bytes that the server has accepted, as far as known.
   */
  add(target: UploadTarget, file: UploadSource | null, arrived = 0, state: Partial<UploadItem> = {}): void {
    if (this.find(target.id)) return;
    const flags = { reason: null, isGone: false, isRejected: false, retryAt: null, isFileKnown: false };
    const phase = file ? 'queued' : 'needs-file';
    const item = { ...target, ...goingOn(target.size, arrived), ...flags, file, phase, ...state } as const;
    this.#items = [...this.#items, item];
    this.#changed();
    this.#fill();
  }

  /**
   * Resolves when an upload is complete; only one caller may wait for it. Rejects with the final SendError,
   * `rejected` or `gone`, or with AbortError when the upload is removed from the tray.
   */
  arrival(id: string): Promise<void> {
    return new Promise((resolve, reject) => this.#waiting.set(id, { resolve, reject }));
  }

  /** Whether a caller waits for `arrival`. */
  readonly isAwaited = (id: string): boolean => this.#waiting.has(id);

  /** Marks that the browser can reopen the file once the user allows it. */
  markFileKnown(id: string): void {
    this.#change(id, { isFileKnown: true });
  }

  /** Marks that another tab sends it. */
  markOtherTab(id: string): void {
    this.#change(id, { phase: 'other-tab', reason: null });
  }

  /** Takes over an upload that the other tab has released. It needs its file in this tab. */
  takeOver(id: string): void {
    if (this.find(id)?.phase === 'other-tab') this.#change(id, { phase: 'needs-file' });
  }

  /** Gives an upload its file and resumes it. Returns false when the file differs from the original one. */
  offerFile(id: string, file: File): boolean {
    const item = this.find(id);
    if (!item) return false;
    if (!isSameFile(item, file)) {
      const { fileName } = item;
      this.#change(id, { phase: 'needs-file', reason: uploadMessages.otherFile({ fileName }) });
      return false;
    }
    this.#change(id, { file, isFileKnown: false });
    this.resume(id);
    return true;
  }

  /** Pauses an upload; the server keeps the accepted bytes. */
  pause(id: string): void {
    const item = this.find(id);
    if (!item || !['queued', 'sending', 'retrying'].includes(item.phase)) return;
    this.#stop(id);
    this.#halt(id, { phase: 'paused', reason: null, retryAt: null });
    this.#fill();
  }

  /** Resumes an upload that is paused, waiting for a retry or failed. */
  resume(id: string): void {
    const item = this.find(id);
    if (!item?.file || item.isGone || !['paused', 'retrying', 'failed', 'needs-file'].includes(item.phase))
      return;
    this.#stop(id);
    this.#tries.delete(id);
    this.#change(id, { phase: 'queued', reason: null, retryAt: null });
    this.#fill();
  }

  /** Retries all waiting uploads immediately, for example when the network is back. */
  retryNow(): void {
    this.#items.filter(({ phase }) => phase === 'retrying').forEach(({ id }) => this.resume(id));
  }

  /** Removes an upload from the tray. */
  remove(id: string): void {
    this.#stop(id);
    this.#abandon(id);
    this.#tries.delete(id);
    this.#items = this.#items.filter((item) => item.id !== id);
    this.#changed();
    this.#fill();
  }

  /** Stops and removes everything, for example on logout. */
  clear(): void {
    this.#items.forEach(({ id }) => this.#stop(id));
    [...this.#waiting.keys()].forEach((id) => this.#abandon(id));
    this.#tries.clear();
    this.#items = [];
    this.#changed();
  }

  #changed() {
    this.#listeners.forEach((listener) => listener());
  }

  #change(id: string, fields: Partial<UploadItem>) {
    this.#items = this.#items.map((item) => (item.id === id ? { ...item, ...fields } : item));
    this.#changed();
  }

  #stop(id: string) {
    clearTimeout(this.#timers.get(id));
    this.#timers.delete(id);
    this.#running.get(id)?.abort();
    this.#running.delete(id);
  }

  #fill() {
    for (const item of this.#items) {
      if (this.#running.size >= this.#options.parallel) return;
      if (item.phase === 'queued' && item.file) void this.#run(item, item.file);
    }
  }

  async #run({ id, url }: UploadItem, source: UploadSource) {
    const controller = new AbortController();
    const { signal } = controller;
    this.#running.set(id, controller);
    this.#change(id, { phase: 'sending' });
    let hasBegun = false;
    try {
      await this.#options.send({
        url,
        file: typeof source === 'function' ? await openSource(source) : source,
        signal,
        onProgress: (sent) => {
          if (signal.aborted) return;
          if (hasBegun) return this.#track(id, sent);
          hasBegun = true;
          this.#begin(id, sent);
        },
        onAccepted: (arrived) => {
          this.#tries.delete(id);
          this.#accept(id, arrived);
        },
      });
      if (!signal.aborted) this.#arrived(id);
    } catch (error) {
      if (!signal.aborted) this.#stopped(id, error);
    } finally {
      if (this.#running.get(id) === controller) this.#running.delete(id);
      this.#fill();
    }
  }

  /** Bytes accepted earlier must not count as speed. */
  #begin(id: string, arrived: number) {
    const item = this.find(id);
    if (item) this.#change(id, goingOn(item.size, arrived));
  }

  /** Updates a stopped upload and resets its progress to the accepted bytes. */
  #halt(id: string, fields: Partial<UploadItem>) {
    const item = this.find(id);
    if (item) this.#change(id, { ...goingOn(item.size, item.arrived), ...fields });
  }

  #track(id: string, sent: number) {
    const item = this.find(id);
    if (!item) return;
    const now = performance.now();
    const { progress, size } = item;
    const isWorthTelling = now - (lastOf(progress.samples)?.at ?? 0) >= progressEvery || sent >= size;
    if (!isWorthTelling && sent >= progress.loaded) return;
    this.#change(id, { progress: trackUpload(progress, { loaded: sent, total: size }, now) });
  }

  /** Not throttled, because the next progress event may be far off. */
  #accept(id: string, arrived: number) {
    const item = this.find(id);
    if (!item) return;
    const sent = { loaded: arrived, total: item.size };
    this.#change(id, { arrived, progress: trackUpload(item.progress, sent, performance.now()) });
  }

  #arrived(id: string) {
    const item = this.find(id);
    if (!item) return;
    this.#change(id, { ...goingOn(item.size, item.size), phase: 'sent', reason: null, retryAt: null });
    this.#settled(id);
    this.#waiting.get(id)?.resolve();
    this.#waiting.delete(id);
  }

  #stopped(id: string, error: unknown) {
    // Any other error is a bug, and a retry would not help.
    const kind = error instanceof SendError ? error.kind : 'refused';
    const reason = error instanceof SendError ? error.message : uploadMessages.failure.upload;
    if (kind === 'again' || kind === 'full') return this.#retryLater(id, kind, reason);
    if (kind === 'logged-out') return void this.#waitForLogin(id, reason);
    if (kind === 'unreadable')
      return this.#halt(id, { phase: 'needs-file', reason, file: null, isFileKnown: false });
    const isGone = kind === 'gone' || kind === 'rejected';
    this.#halt(id, { phase: 'failed', reason, isGone, isRejected: kind === 'rejected' });
    this.#settled(id);
    if (isGone) this.#abandon(id, new SendError(kind, reason));
  }

  async #waitForLogin(id: string, reason: string) {
    this.#halt(id, { phase: 'retrying', reason, retryAt: null });
    const isBack = await this.#options.logInAgain();
    if (this.find(id)?.phase !== 'retrying') return;
    if (isBack) return this.resume(id);
    this.#halt(id, { phase: 'failed', reason });
    this.#settled(id);
  }

  #retryLater(id: string, kind: 'again' | 'full', reason: string) {
    const { retryDelays, fullDelay } = this.#options;
    const tries = this.#tries.get(id) ?? 0;
    this.#tries.set(id, tries + 1);
    const delay = kind === 'full' ? fullDelay : (retryDelays[tries] ?? lastOf(retryDelays) ?? fullDelay);
    this.#halt(id, { phase: 'retrying', reason, retryAt: Date.now() + delay });
    this.#timers.set(
      id,
      setTimeout(() => {
        this.#timers.delete(id);
        if (this.find(id)?.phase !== 'retrying') return;
        this.#change(id, { phase: 'queued', retryAt: null });
        this.#fill();
      }, delay),
    );
  }

  #abandon(id: string, error: Error = new DOMException('The upload was removed', 'AbortError')) {
    this.#waiting.get(id)?.reject(error);
    this.#waiting.delete(id);
  }

  #settled(id: string) {
    const item = this.find(id);
    if (item) this.#options.onSettled(item);
  }
}
