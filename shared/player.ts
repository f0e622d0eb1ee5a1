import { texts } from './texts/player/en.ts';
import { textsOf } from './texts/texts.ts';

/** What settings of the video player may be. */
export const playerLimits = {
  /** Of the usual one. */
  speed: { min: 0.5, max: 2 },
  /** Of the tag of a language (BCP 47), in characters. */
  captionLanguage: { max: 35 },
} as const;

/** What the player says, and errors about its settings. */
export const playerTexts = textsOf('player', texts);
