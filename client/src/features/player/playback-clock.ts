/** Where the film of the room is, for what stands beside it: seconds from its start. */
export interface Playback {
  /** Goes to a second of the film; what is asked for before the film is there happens as soon as it is. */
  seek(seconds: number): void;
  /** The second the film is at; 0 before there is one. */
  current(): number;
  /** Calls the listener, several times a second, whenever the film is somewhere else. Returns how to end it. */
  subscribe(listener: (seconds: number) => void): () => void;
}

/** Connects a film with what follows it. The player attaches itself and reports; everything else sees `Playback`. */
export class PlaybackClock implements Playback {
  readonly #listeners = new Set<(seconds: number) => void>();
  #seconds = 0;
  #seek: ((seconds: number) => void) | null = null;
  #wanted: number | null = null;

  seek = (seconds: number): void => {
    if (this.#seek) this.#seek(seconds);
    else this.#wanted = seconds;
  };

  current = (): number => this.#seconds;

  subscribe = (listener: (seconds: number) => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** For the player: `seek` is how it is moved. Returns how to let go of it. */
  attach = (seek: (seconds: number) => void): (() => void) => {
    this.#seek = seek;
    if (this.#wanted !== null) seek(this.#wanted);
    this.#wanted = null;
    return () => {
      if (this.#seek === seek) this.#seek = null;
    };
  };

  /** For the player: where the film is now. */
  report = (seconds: number): void => {
    if (seconds === this.#seconds) return;
    this.#seconds = seconds;
    for (const listener of this.#listeners) listener(seconds);
  };
}
