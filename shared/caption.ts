/** Lengths count characters (code points), sizes count bytes. */
export const captionLimits = {
  captionsBytes: 2 * 1024 * 1024,
  cueText: { max: 500 },
  /** Of a line of a file, with its markup. */
  cueLine: { max: 10_000 },
} as const;

/** Notices and errors about captions. */
export const captionMessages = {
  failure: {
    saveCaptions: 'Failed to save the captions',
    deleteCaptions: 'Failed to delete the captions',
    loadCaptions: 'Failed to load the captions',
    transcribe: 'Failed to start the captions',
  },
  loading: {
    saveCaptions: 'Saving the captions',
    deleteCaptions: 'Deleting the captions',
    transcribe: 'Starting the captions',
  },
  success: {
    saveCaptions: 'Captions saved',
    deleteCaptions: 'Captions deleted',
    deleteCue: 'Cue deleted',
    transcribe: 'The captions are being written',
  },
  validation: {
    language: 'This is not a language like en or pt-BR',
    captionsFormat: 'This file has no captions. Please choose a WebVTT or SRT file',
    captionsEncoding: 'This file is not text that can be read. Please save it as UTF-8',
    captionsLine: (line: number, reason: string) => `Line ${line}: ${reason}`,
    captionsTooLarge: 'This captions file is too large. At most 2 MB are allowed',
    captionsEmpty: 'There is no text in these captions',
    cueTimes: (number: number) => `Cue ${number} ends before it starts`,
    cuesFaulty: 'Some cues need attention',
    cueText: (number: number) => `Cue ${number} has no text`,
    cueLate: (number: number) => `Cue ${number} starts after the end of the video`,
    cueTimesMissing: 'Two times with an arrow between them are missing, like 00:01.000 --> 00:04.000',
    cueTime: 'This is not a time like 00:01.000',
    blankLineMissing: 'A blank line is missing before this cue',
  },
  conflict: {
    saveOverCaptions: 'Save again to put yours in their place',
    captionsChanged: 'Somebody else changed these captions meanwhile. Nothing of yours was saved yet',
    noTranscription: 'This school has no service that writes captions',
    captionsWritten: 'Somebody has written captions in this language already. Delete them first',
    noVideo: 'This lecture has no video yet',
  },
  notFound: {
    captions: 'These captions do not exist',
  },
} as const;
