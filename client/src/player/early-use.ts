import type { VideoAction } from './controls/shortcuts.ts';

/** What the viewer did to a video before its player was loaded. */
export class EarlyUse {
  #actions: VideoAction[] = [];
  #isFocused = false;

  add(action: VideoAction): void {
    this.#actions.push(action);
  }

  /** Returns the actions in their order, and forgets them. */
  take(): VideoAction[] {
    return this.#actions.splice(0);
  }

  /** Notes whether the button that plays the video has the focus. */
  noteFocus(isFocused: boolean): void {
    this.#isFocused = isFocused;
  }

  /** Returns whether that button had the focus, and forgets it. */
  takeFocus(): boolean {
    const wasFocused = this.#isFocused;
    this.#isFocused = false;
    return wasFocused;
  }
}
