import type { MediaPlayerInstance, PlayerSrc } from '@vidstack/react';
import { changePlayerSettings, speeds } from './player-settings.ts';

/** The element itself is asked how it stands: Vidstack tells of a change a moment later, and keys are faster. */
const videoOf = (player: MediaPlayerInstance) => player.el?.querySelector('video');

/** Where the video is or is on its way to. */
export const positionOf = (player: MediaPlayerInstance): number =>
  videoOf(player)?.currentTime ?? player.currentTime;

export const isPaused = (player: MediaPlayerInstance): boolean => videoOf(player)?.paused ?? player.paused;

export const isMuted = (player: MediaPlayerInstance): boolean => videoOf(player)?.muted ?? player.muted;

/** Goes to a second, but not beyond the video. */
export function seekTo(player: MediaPlayerInstance, seconds: number): void {
  const place = Math.min(Math.max(0, seconds), player.duration || Infinity);
  const video = videoOf(player);
  // The library does not go where it believes to be, and hears late of where the video has gone meanwhile.
  if (video && player.state.currentTime === place) video.currentTime = place;
  else player.currentTime = place;
}

/** Plays faster or slower; 1 is as recorded. A video that is still loading begins so. */
export function setSpeed(player: MediaPlayerInstance, speed: number): void {
  // What is loaded begins with the settings, and a browser sets the speed of what it loads to the default.
  changePlayerSettings({ speed });
  const video = videoOf(player);
  if (video) Object.assign(video, { defaultPlaybackRate: speed, playbackRate: speed });
  player.playbackRate = speed;
}

export function toggleMuted(player: MediaPlayerInstance): void {
  player.muted = !isMuted(player);
}

/** Plays or pauses, as soon as there is something to play. */
export function togglePlaying(player: MediaPlayerInstance): void {
  if (!player.state.canPlay) player.paused = !player.paused;
  else if (!isPaused(player)) void player.pause();
  // A browser that refuses to play leaves the video as it is, with its button.
  else player.play().catch(() => undefined);
}

/** Fills the screen or leaves it; where a browser refuses, nothing changes. */
export function toggleFullscreen(player: MediaPlayerInstance): void {
  const { fullscreen } = player.state;
  (fullscreen ? player.exitFullscreen() : player.enterFullscreen()).catch(() => undefined);
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
