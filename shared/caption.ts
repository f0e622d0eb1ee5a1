import { textsOf } from './texts/texts.ts';

/** Lengths count characters (code points), sizes count bytes. */
export const captionLimits = {
  captionsBytes: 2 * 1024 * 1024,
  cueText: { max: 500 },
  /** A line of a file, including its markup. */
  cueLine: { max: 10_000 },
} as const;

/** The page where admins edit captions, and errors about captions. */
export const captionMessages = textsOf('caption', {
  failure: {
    saveCaptions: 'Failed to save the captions',
    deleteCaptions: 'Failed to delete the captions',
    loadCaptions: 'Failed to load the captions',
    transcribe: 'Failed to start generating captions',
  },
  loading: {
    saveCaptions: 'Saving the captions',
    deleteCaptions: 'Deleting the captions',
    transcribe: 'Starting to generate captions',
  },
  success: {
    saveCaptions: 'Captions saved',
    deleteCaptions: 'Captions deleted',
    deleteCue: 'Cue deleted',
    transcribe: 'The captions are being generated',
  },
  validation: {
    language: 'Enter a language code such as en or pt-BR',
    captionsFormat: 'This file contains no captions. Choose a WebVTT, SRT or ASS file',
    captionsEncoding: 'This file is not readable text. Save it as UTF-8',
    /** An error in a line of a file. `reason` is another of these texts. */
    captionsLine: 'Line {line}: {reason}',
    captionsTooLarge: 'This captions file is too large. The limit is 2 MB',
    captionsEmpty: 'These captions contain no text',
    /** A cue is a piece of the captions, a few words with a start and an end time. */
    cueTimes: 'Cue {number} ends before it starts',
    cuesFaulty: 'Some cues need attention',
    cueText: 'Cue {number} has no text',
    cueLate: 'Cue {number} starts after the end of the video',
    cueTimesMissing: 'The times are missing. Write them in the form 00:01.000 --> 00:04.000',
    cueTime: 'This time is invalid. Use the form 00:01.000',
    blankLineMissing: 'The blank line before this cue is missing',
  },
  /** What the server has repaired in a file that was uploaded. */
  repairs: {
    title: 'Some parts of the file were repaired',
    /** `repair` is one of the texts below. */
    one: 'Line {line}: {repair}',
    many: 'Line {line} and {count} more: {repair}',
    blankLine: 'A blank line was missing before a cue.',
    blankOnly: 'A line with only blanks within a cue was left out.',
    noDuration: 'A cue without a duration now lasts half a second.',
    arrow: 'An arrow within the words was kept.',
    number: 'A number without a cue was left out.',
    references: 'HTML references were replaced by their characters.',
    codes: 'SubStation Alpha codes were replaced by line breaks and blanks.',
    readings: 'The readings of ruby text were left out.',
    voices: 'A cue has several speakers. Each is named.',
    rolling: 'Rolling captions were merged, so that each line is shown once.',
  },
  conflict: {
    captionsChanged:
      'Another admin changed these captions while you were editing. Your changes are not saved yet',
    /** The same, after saving has failed. */
    saveOverCaptions:
      'Another admin changed these captions while you were editing. Your changes are not saved yet. Save again to overwrite the other version',
    noTranscription: 'Automatic captions are not set up for this school',
    captionsWritten: 'This language already has captions that an admin has added. Delete them first',
    noVideo: 'This lecture has no video yet',
  },
  notFound: {
    captions: 'These captions do not exist',
  },
  /** The page where captions are edited. */
  page: {
    title: 'Captions',
    ofLecture: 'For <lecture>{title}</lecture>',
    chapters: 'Chapters',
    editLecture: 'Edit lecture',
    languages: 'Languages',
    /** A language with automatic captions. */
    byMachine: '{language} (auto-generated)',
    add: 'Add a language or file',
    language: 'Language',
    languageHelp: 'For example en, de or pt-BR',
    upload: 'Upload a file',
    /** The label of the file field. */
    file: 'Captions file, WebVTT, SRT or ASS',
    write: 'Write captions here',
    download: 'Download',
    delete: 'Delete captions',
    running: 'Generating captions …',
    transcribe: 'Generate captions',
    tryAgain: 'Try again',
    showTheirs: 'Show the other version',
  },
  editor: {
    save: 'Save captions',
    /** Adds a cue at the current position of the video. */
    add: 'Add a cue here',
    find: 'Go to the current cue',
    empty: 'Play the video and add a cue where someone speaks.',
    start: 'Start of cue {number}',
    end: 'End of cue {number}',
    text: 'Text of cue {number}',
    play: 'Play',
    playNamed: 'Play cue {number}',
    delete: 'Delete',
    deleteNamed: 'Delete cue {number}',
  },
  unsaved: {
    question: 'Leave without saving the captions?',
    consequence: 'Your changes to these captions are not saved yet.',
    leave: 'Leave without saving',
    stay: 'Stay',
  },
});
