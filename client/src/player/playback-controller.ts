import type { Video } from './video.ts';

/**
 * What components beside the player may do with the current video: read its position (seconds), seek, prefetch, and
 * start another.
 */
export interface Playback {
  /** Seeks to a second of the video, or as soon as a player is attached. */
  seek(seconds: number): void;
  /** The current position; 0 before a player has reported one. */
  current(): number;
  /** Calls the listener with each new position, several times a second. Returns the function that unsubscribes it. */
  subscribe(listener: (seconds: number) => void): () => void;
  /** Prefetches the beginning of a video that will probably be watched next. */
  prefetch(video: Video): void;
  /**
   * Starts a lecture's video before its route is rendered, because rendering the page would delay the first frame.
   * Resolves after the first frame, or after a timeout: to true if the caller has to navigate to the lecture now, or
   * the video would play under the previous lecture's page; to false if another `start` followed or the watch page was
   * left.
   *
   * @param video null for a lecture without a playable video: resolves at once.
   */
  start(video: Video | null): Promise<boolean>;
}

/** What a player offers once it is attached. */
interface AttachedPlayer extends Pick<Playback, 'seek' | 'prefetch'> {
  /** Resolves with the first frame of the video, or after a timeout. */
  start(video: Video): Promise<void>;
}

/**
 * Connects the player with the components around it. The player calls `attach` and `report`; all others use `Playback`.
 */
export class PlaybackController implements Playback {
  readonly #listeners = new Set<(seconds: number) => void>();
  #seconds = 0;
  #player: AttachedPlayer | null = null;
  /** Identifies the latest `start`; null after `leave`. */
  #latestStart: object | null = null;
  #pendingSeek: number | null = null;

  seek = (seconds: number): void => {
    if (this.#player) this.#player.seek(seconds);
    else this.#pendingSeek = seconds;
  };

  prefetch = (video: Video): void => this.#player?.prefetch(video);

  start = async (video: Video | null): Promise<boolean> => {
    const started = (this.#latestStart = {});
    if (video) await this.#player?.start(video);
    return this.#latestStart === started;
  };

  current = (): number => this.#seconds;

  subscribe = (listener: (seconds: number) => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** Called by the player when it mounts. Returns the function that detaches it. */
  attach = (player: AttachedPlayer): (() => void) => {
    this.#player = player;
    if (this.#pendingSeek !== null) player.seek(this.#pendingSeek);
    this.#pendingSeek = null;
    return () => {
      if (this.#player === player) this.#player = null;
    };
  };

  /**
   * Called when the watch page unmounts: a `start` that is still pending resolves to false, so that it does not
   * navigate back.
   */
  leave = (): void => {
    this.#latestStart = null;
  };

  /** Called by the player with the current position in seconds. */
  report = (seconds: number): void => {
    if (seconds === this.#seconds) return;
    this.#seconds = seconds;
    for (const listener of this.#listeners) listener(seconds);
  };
}
