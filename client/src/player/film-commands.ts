import type { MediaPlayerInstance, PlayerSrc } from '@vidstack/react';
import { speeds } from './player-settings.ts';

/** Where the film is or is on its way to: Vidstack tells of a jump when it has landed, and keys are faster. */
export function placeOf(film: MediaPlayerInstance): number {
  return film.el?.querySelector('video')?.currentTime ?? film.currentTime;
}

/** Goes to a second, but not beyond the film. */
export function seekTo(film: MediaPlayerInstance, seconds: number): void {
  film.currentTime = Math.min(Math.max(0, seconds), film.duration || Infinity);
}

/** Plays faster or slower; 1 is as recorded. */
export function setSpeed(film: MediaPlayerInstance, speed: number): void {
  film.playbackRate = speed;
}

export function toggleMuted(film: MediaPlayerInstance): void {
  film.muted = !film.muted;
}

/** Plays or pauses, as soon as there is something to play. */
export function togglePlaying(film: MediaPlayerInstance): void {
  if (!film.state.canPlay) film.paused = !film.paused;
  else if (!film.paused) void film.pause();
  // A browser that refuses to play leaves the film as it is, with its button.
  else film.play().catch(() => undefined);
}

/** Fills the screen or leaves it; where a browser refuses, nothing changes. */
export function toggleFullscreen(film: MediaPlayerInstance): void {
  const { fullscreen } = film.state;
  (fullscreen ? film.exitFullscreen() : film.enterFullscreen()).catch(() => undefined);
}

/** The next speed on offer in a direction; from a speed that is none of them, the nearest. */
export function nextSpeed(speed: number, step: 1 | -1): number {
  const next = step > 0 ? speeds.find((other) => other > speed) : speeds.findLast((other) => other < speed);
  return next ?? speed;
}

/** Gives the player another source before its component is rendered with it. */
export function putSource({ $props }: MediaPlayerInstance, source: PlayerSrc): void {
  // Declared to be read only, but this is how the component itself hands its properties on.
  const { src } = $props as unknown as { src: { set: (value: PlayerSrc) => void } };
  src.set(source);
}
