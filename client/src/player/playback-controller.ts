import type { Video } from './video.ts';

/** The position of the video, in seconds from its start, for the components beside the player. */
export interface Playback {
  /** Seeks to a second of the video. Before a player is attached, the seek is kept and done when one attaches. */
  seek(seconds: number): void;
  /** The current position; 0 before a player has reported one. */
  current(): number;
  /** Calls the listener with each new position, several times a second. Returns how to unsubscribe. */
  subscribe(listener: (seconds: number) => void): () => void;
  /** Has the player fetch the first part of a video that will probably be watched next. */
  prefetch(video: Video): void;
  /**
   * Starts the video of a lecture that was chosen, before the page of that lecture is rendered: rendering at the same
   * time would delay the first frame. Resolves with the first frame or after a moment: true when the caller has to render
   * the lecture's page now, false when another lecture was chosen meanwhile or the watch page was left.
   *
   * @param video null for a lecture that cannot be played.
   */
  start(video: Video | null): Promise<boolean>;
}

/** What a player offers once it is attached. */
interface AttachedPlayer extends Pick<Playback, 'seek' | 'prefetch'> {
  /** Resolves with the first frame of the video, or after a moment. */
  start(video: Video): Promise<void>;
}

/** Connects the player, which attaches itself and reports, with components that follow or move the video by `Playback`. */
export class PlaybackController implements Playback {
  readonly #listeners = new Set<(seconds: number) => void>();
  #seconds = 0;
  #player: AttachedPlayer | null = null;
  /** Identifies the latest call of `start`; null after the watch page was left. */
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

  /** Called by the player when it is mounted. Returns how to detach it. */
  attach = (player: AttachedPlayer): (() => void) => {
    this.#player = player;
    if (this.#pendingSeek !== null) player.seek(this.#pendingSeek);
    this.#pendingSeek = null;
    return () => {
      if (this.#player === player) this.#player = null;
    };
  };

  /** Called when the watch page is left: calls of `start` that are under way resolve with false, so that none navigates. */
  leave = (): void => {
    this.#latestStart = null;
  };

  /** Called by the player with the position of the video. */
  report = (seconds: number): void => {
    if (seconds === this.#seconds) return;
    this.#seconds = seconds;
    for (const listener of this.#listeners) listener(seconds);
  };
}
