import { currentLocale } from '#shared/locale.ts';

/** What the player says, in one place. */
export const playerText = {
  play: 'Play',
  pause: 'Pause',
  playAgain: 'Play again',
  previous: 'Previous lecture',
  next: 'Next lecture',
  mute: 'Mute',
  unmute: 'Sound on',
  volume: 'Volume',
  seek: 'Position',
  chapters: 'Chapters',
  captions: 'Captions',
  captionsOff: 'Off',
  noCaptions: 'This lecture has no captions',
  settings: 'Settings',
  speed: 'Speed',
  quality: 'Quality',
  automatic: 'Auto',
  pictureInPicture: 'Picture in picture',
  leavePictureInPicture: 'Leave picture in picture',
  fullscreen: 'Full screen',
  leaveFullscreen: 'Leave full screen',
  shortcuts: 'Keyboard shortcuts',
  characterKeys: 'Keys of letters, digits and signs',
  showsCaptions: 'Show captions where there are some',
  playsNext: 'Play the next lecture by itself',
  on: 'On',
  off: 'Off',
  close: 'Close',
  loading: 'The video is loading',
  failed: 'The video cannot be loaded right now.',
  tryAgain: 'Try again',
  upNext: 'Up next',
  playNow: 'Play now',
  cancel: 'Cancel',
} as const;

/** `1.25×`. */
export const speedText = (speed: number): string => `${speed}×`;

/** `Auto (720p)`, `1080p`. */
export const qualityText = (height: number): string => `${height}p`;

/** A language in its readers' own words, its tag where the browser knows none. */
export function languageText(tag: string): string {
  try {
    return new Intl.DisplayNames(currentLocale(), { type: 'language' }).of(tag) ?? tag;
  } catch {
    return tag;
  }
}
