import { textsOf } from './texts/texts.ts';

/** Lengths count characters (code points), sizes count bytes. */
export const captionLimits = {
  captionsBytes: 2 * 1024 * 1024,
  cueText: { max: 500 },
  /** Of a line of a file, with its markup. */
  cueLine: { max: 10_000 },
} as const;

/** What is said of captions where admins edit them, and errors about them. */
export const captionMessages = textsOf('caption', {
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
    /** What is wrong in a line of a file; the reason is one of the others. */
    captionsLine: 'Line {line}: {reason}',
    captionsTooLarge: 'This captions file is too large. At most 2 MB are allowed',
    captionsEmpty: 'There is no text in these captions',
    /** A cue is a few words of the captions with the times between which they are shown. */
    cueTimes: 'Cue {number} ends before it starts',
    cuesFaulty: 'Some cues need attention',
    cueText: 'Cue {number} has no text',
    cueLate: 'Cue {number} starts after the end of the video',
    cueTimesMissing: 'Two times with an arrow between them are missing, like 00:01.000 --> 00:04.000',
    cueTime: 'This is not a time like 00:01.000',
    blankLineMissing: 'A blank line is missing before this cue',
  },
  conflict: {
    captionsChanged: 'Somebody else changed these captions meanwhile. Nothing of yours was saved yet',
    /** The same, after one's own could not be saved. */
    saveOverCaptions:
      'Somebody else changed these captions meanwhile. Nothing of yours was saved yet. Save again to put yours in their place',
    noTranscription: 'This school has no service that writes captions',
    captionsWritten: 'Somebody has written captions in this language already. Delete them first',
    noVideo: 'This lecture has no video yet',
  },
  notFound: {
    captions: 'These captions do not exist',
  },
  /** The page where captions are edited. */
  page: {
    title: 'Captions',
    ofLecture: 'Of <lecture>{title}</lecture>',
    chapters: 'Chapters',
    editLecture: 'Edit lecture',
    languages: 'Languages',
    /** A language whose captions a machine has written. */
    byMachine: '{language} (by machine)',
    add: 'Add a language or file',
    language: 'Language',
    languageHelp: 'Like en, de or pt-BR',
    upload: 'Upload a file',
    /** Names the field of the file. */
    file: 'Captions file, WebVTT or SRT',
    write: 'Write them here',
    download: 'Download',
    delete: 'Delete captions',
    running: 'The captions are being written …',
    transcribe: 'Let them be written by machine',
    tryAgain: 'Try again',
    showTheirs: 'Show theirs instead',
  },
  editor: {
    save: 'Save captions',
    /** Adds a cue where the video stands. */
    add: 'Add a cue here',
    find: 'Find what is said now',
    empty: 'Play the film and add a cue where somebody speaks.',
    start: 'Start of cue {number}',
    end: 'End of cue {number}',
    text: 'Text of cue {number}',
    play: 'Play it',
    playNamed: 'Play cue {number}',
    delete: 'Delete it',
    deleteNamed: 'Delete cue {number}',
  },
  unsaved: {
    question: 'Leave without saving the captions?',
    consequence: 'What you have changed in these captions is not saved yet.',
    leave: 'Leave without saving',
    stay: 'Stay',
  },
});
