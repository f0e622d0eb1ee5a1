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
    captionsFormat: 'This file contains no captions. Choose a WebVTT or SRT file',
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
  },
  /** What was repaired in an uploaded file. `line` is the number of the first line that was repaired. */
  repairs: {
    blankLine:
      '{count, plural, one {A blank line was missing before a cue and was added (line {line}).} other {# blank lines were missing before cues and were added (first: line {line}).}}',
    blankOnly:
      '{count, plural, one {A line with only spaces was left out (line {line}).} other {# lines with only spaces were left out (first: line {line}).}}',
    noDuration:
      '{count, plural, one {A cue of no length is now shown for half a second (line {line}).} other {# cues of no length are now shown for half a second (first: line {line}).}}',
    arrow:
      '{count, plural, one {An arrow within the words of a cue was kept as text (line {line}).} other {# arrows within the words of cues were kept as text (first: line {line}).}}',
    /** The number of a cue in an SRT file. */
    number:
      '{count, plural, one {A number without a cue was left out (line {line}).} other {# numbers without a cue were left out (first: line {line}).}}',
    /** Such as `&#39;` and `&eacute;`. */
    references:
      '{count, plural, one {In a cue, HTML codes were replaced by their characters (line {line}).} other {In # cues, HTML codes were replaced by their characters (first: line {line}).}}',
    /** `\N` and `\h`, the codes of the format SubStation Alpha. */
    codes:
      '{count, plural, one {In a cue, SubStation Alpha codes were replaced by line breaks and spaces (line {line}).} other {In # cues, SubStation Alpha codes were replaced by line breaks and spaces (first: line {line}).}}',
    /** Ruby text, such as hiragana above kanji. */
    readings:
      '{count, plural, one {In a cue, the readings above the words were left out (line {line}).} other {In # cues, the readings above the words were left out (first: line {line}).}}',
    voices:
      '{count, plural, one {In a cue with several speakers, each name was written before the words (line {line}).} other {In # cues with several speakers, each name was written before the words (first: line {line}).}}',
    rolling:
      '{count, plural, one {A cue repeated the lines before it. Each line is now shown once (line {line}).} other {# cues repeated the lines before them. Each line is now shown once (first: line {line}).}}',
    encoding: 'The file is saved as UTF-16 without a byte order mark and was read as such.',
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
    file: 'Captions file, WebVTT or SRT',
    write: 'Write captions here',
    download: 'Download',
    delete: 'Delete captions',
    running: 'Generating captions …',
    transcribe: 'Generate captions',
    tryAgain: 'Try again',
    showTheirs: 'Show the other version',
    repairs: 'The captions are saved. Some parts of the file were repaired:',
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
