import { textsOf } from './texts/texts.ts';

/** What settings of the video player may be. */
export const playerLimits = {
  /** Of the usual one. */
  speed: { min: 0.5, max: 2 },
  /** Of the tag of a language (BCP 47), in characters. */
  captionLanguage: { max: 35 },
} as const;

/** What the player says, and errors about its settings. */
export const playerTexts = textsOf('player', {
  /** What screen readers call the player. */
  video: 'Video: {title}',
  controls: 'Video controls',
  play: 'Play',
  playVideo: 'Play: {title}',
  pause: 'Pause',
  playAgain: 'Play again',
  previous: 'Previous lecture',
  next: 'Next lecture',
  mute: 'Mute',
  unmute: 'Sound on',
  volume: 'Volume',
  /** The slider of the time line. */
  seek: 'Position',
  /** Read out where the video is: `3 min 4 sec out of 10 min`. */
  place: '{position} out of {length}',
  chapters: 'Chapters',
  captions: 'Captions',
  captionsOff: 'Off',
  /** Shown for a moment after captions were switched. */
  captionsShown: 'Captions: {language}',
  captionsHidden: 'Captions: Off',
  noCaptions: 'This lecture has no captions',
  settings: 'Settings',
  speed: 'Speed',
  quality: 'Quality',
  /** The quality that the connection can bear. */
  automatic: 'Auto',
  /** The same with what it is now: `Auto (720p)`. */
  automaticNow: 'Auto ({quality})',
  pictureInPicture: 'Picture in picture',
  leavePictureInPicture: 'Leave picture in picture',
  fullscreen: 'Full screen',
  leaveFullscreen: 'Leave full screen',
  /** A setting: whether keys that type something do something to the video. */
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
  /** The seconds count down. */
  upNextIn: 'Up next in <left>{seconds}</left>',
  playNow: 'Play now',
  cancel: 'Cancel',
  /** Shown for a moment after a key was pressed. */
  skipped: {
    forward: '{seconds, plural, one {+# second} other {+# seconds}}',
    back: '{seconds, plural, one {−# second} other {−# seconds}}',
    to: '{percent} %',
  },
  /** The list of keys, and what each does. */
  shortcuts: {
    heading: 'Keyboard shortcuts',
    /** As it is printed on the key. */
    space: 'Space',
    playOrPause: 'Play or pause',
    skip10: 'Back or forward 10 seconds',
    skip5: 'Back or forward 5 seconds',
    jump: 'Jump to a tenth of the video',
    speed: 'Slower or faster',
    captions: 'Captions on or off',
    fullscreen: 'Full screen',
    mute: 'Mute',
    lecture: 'Next or previous lecture',
    list: 'This list',
  },
  transcript: {
    heading: 'Transcript',
    language: 'Language of the transcript',
    failed: 'Failed to load the captions',
    /** Has the list scroll with the video again. */
    follow: 'Follow the film again',
  },
  validation: {
    speed: 'The speed is {min} to {max}',
    captionLanguage: 'This is not a language',
  },
});
