import type { Film } from './film.ts';

/** Where the film of the room is, for what stands beside it: seconds from its start. */
export interface Playback {
  /** Goes to a second of the film; what is asked for before the film is there happens as soon as it is. */
  seek(seconds: number): void;
  /** The second the film is at; 0 before there is one. */
  current(): number;
  /** Calls the listener, several times a second, whenever the film is somewhere else. Returns how to end it. */
  subscribe(listener: (seconds: number) => void): () => void;
  /** Has the player fetch the beginning of a film that will probably be watched next. */
  prefetch(film: Film): void;
  /**
   * Plays the film of a lecture that was chosen at once, ahead of its screen: to show it and to render the screen at the
   * same time would make one wait for the other. Ends when it shows or after a moment; false when another lecture was
   * chosen meanwhile, or the room was left. Else it is time for its screen, without which this film belongs to none.
   *
   * @param film null for a lecture that nobody can play.
   */
  start(film: Film | null): Promise<boolean>;
}

/** What a player lets others do with it. */
interface AttachedPlayer extends Pick<Playback, 'seek' | 'prefetch'> {
  /** Ends when the film shows, or after a moment. */
  start(film: Film): Promise<void>;
}

/** Connects a film with what follows it. The player attaches itself and reports; everything else sees `Playback`. */
export class PlaybackController implements Playback {
  readonly #listeners = new Set<(seconds: number) => void>();
  #seconds = 0;
  #player: AttachedPlayer | null = null;
  /** The last one that was chosen, until the room is left. */
  #latestStart: object | null = null;
  #pendingSeek: number | null = null;

  seek = (seconds: number): void => {
    if (this.#player) this.#player.seek(seconds);
    else this.#pendingSeek = seconds;
  };

  prefetch = (film: Film): void => this.#player?.prefetch(film);

  start = async (film: Film | null): Promise<boolean> => {
    const choice = (this.#latestStart = {});
    if (film) await this.#player?.start(film);
    return this.#latestStart === choice;
  };

  current = (): number => this.#seconds;

  subscribe = (listener: (seconds: number) => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** For the player. Returns how to let go of it. */
  attach = (player: AttachedPlayer): (() => void) => {
    this.#player = player;
    if (this.#pendingSeek !== null) player.seek(this.#pendingSeek);
    this.#pendingSeek = null;
    return () => {
      if (this.#player === player) this.#player = null;
    };
  };

  /** For the room that is left: nobody wants to be brought back by a film that was begun before. */
  leave = (): void => {
    this.#latestStart = null;
  };

  /** For the player: where the film is now. */
  report = (seconds: number): void => {
    if (seconds === this.#seconds) return;
    this.#seconds = seconds;
    for (const listener of this.#listeners) listener(seconds);
  };
}
