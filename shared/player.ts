import { textsOf } from './texts/texts.ts';

/** Limits of the settings of the video player. */
export const playerLimits = {
  /** As a factor of the normal speed. */
  speed: { min: 0.5, max: 2 },
  /** Of a language tag (BCP 47), in characters. */
  captionLanguage: { max: 35 },
} as const;

/** The video player, and errors about its settings. */
export const playerTexts = textsOf('player', {
  /** The screen reader name of the player. */
  video: 'Video: {title}',
  controls: 'Video controls',
  play: 'Play',
  playVideo: 'Play: {title}',
  pause: 'Pause',
  playAgain: 'Play again',
  previous: 'Previous lecture',
  next: 'Next lecture',
  mute: 'Mute',
  unmute: 'Unmute',
  volume: 'Volume',
  /** The screen reader name of the slider on the time line. */
  seek: 'Position',
  /** The screen reader value of that slider: `3 min 4 sec out of 10 min`. */
  place: '{position} out of {length}',
  chapters: 'Chapters',
  captions: 'Captions',
  captionsOff: 'Off',
  /** Shown for a moment after the captions were switched. */
  captionsShown: 'Captions: {language}',
  captionsHidden: 'Captions: Off',
  noCaptions: 'This lecture has no captions',
  settings: 'Settings',
  speed: 'Speed',
  quality: 'Quality',
  /** The quality that suits the connection. */
  automatic: 'Auto',
  /** The same with the current quality: `Auto (720p)`. */
  automaticNow: 'Auto ({quality})',
  pictureInPicture: 'Picture in picture',
  leavePictureInPicture: 'Exit picture in picture',
  fullscreen: 'Full screen',
  leaveFullscreen: 'Exit full screen',
  /** A setting: whether letter, digit and symbol keys control the video. */
  characterKeys: 'Single-key shortcuts',
  showsCaptions: 'Show captions when available',
  playsNext: 'Autoplay next lecture',
  on: 'On',
  off: 'Off',
  close: 'Close',
  loading: 'The video is loading',
  failed: 'The video cannot be loaded right now.',
  tryAgain: 'Try again',
  upNext: 'Up next',
  /** The seconds count down. */
  upNextIn: 'Up next in <left>{seconds}</left>',
  playNow: 'Play now',
  cancel: 'Cancel',
  /** Shown for a moment after a key was pressed. */
  skipped: {
    forward: '{seconds, plural, one {+# second} other {+# seconds}}',
    back: '{seconds, plural, one {−# second} other {−# seconds}}',
    to: '{percent}%',
  },
  /** The list of keyboard shortcuts. */
  shortcuts: {
    heading: 'Keyboard shortcuts',
    /** As printed on the key. */
    space: 'Space',
    playOrPause: 'Play or pause',
    skip10: 'Back or forward 10 seconds',
    skip5: 'Back or forward 5 seconds',
    jump: 'Jump to 0% to 90% of the video',
    speed: 'Slower or faster',
    captions: 'Captions on or off',
    fullscreen: 'Full screen',
    mute: 'Mute',
    lecture: 'Next or previous lecture',
    list: 'Show this list',
  },
  transcript: {
    heading: 'Transcript',
    language: 'Language of the transcript',
    failed: 'Failed to load the captions',
    search: 'Search the transcript',
    found: '{count, plural, =0 {Nothing found} one {# place found} other {# places found}}',
    /** Makes the list scroll with the video again. */
    follow: 'Follow the video again',
  },
  validation: {
    speed: 'Choose a speed from {min} to {max}',
    captionLanguage: 'This is not a language tag',
  },
});
