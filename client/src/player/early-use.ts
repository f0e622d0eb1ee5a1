import type { VideoAction } from './shortcuts.ts';

/** What was done to the video before its player was there. */
export class EarlyUse {
  #actions: VideoAction[] = [];
  #isFocused = false;

  add(action: VideoAction): void {
    this.#actions.push(action);
  }

  /** Those for which `isDue` holds, in their order; they are forgotten here. */
  take(isDue: (action: VideoAction) => boolean): VideoAction[] {
    const due = this.#actions.filter(isDue);
    this.#actions = this.#actions.filter((action) => !due.includes(action));
    return due;
  }

  forget(): void {
    this.#actions = [];
  }

  /** Notes whether the button that plays the video has the focus. */
  noteFocus(isFocused: boolean): void {
    this.#isFocused = isFocused;
  }

  /** Whether it had it; true once. */
  takeFocus(): boolean {
    const wasFocused = this.#isFocused;
    this.#isFocused = false;
    return wasFocused;
  }
}
