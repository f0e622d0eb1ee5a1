/** What settings of the video player may be. */
export const playerLimits = {
  /** Of the usual one. */
  speed: { min: 0.5, max: 2 },
  /** Of the tag of a language (BCP 47), in characters. */
  captionLanguage: { max: 35 },
} as const;

/** Errors about the settings of the video player. */
export const playerMessages = {
  validation: {
    speed: `The speed is ${playerLimits.speed.min} to ${playerLimits.speed.max}`,
    captionLanguage: 'This is not a language',
  },
} as const;
