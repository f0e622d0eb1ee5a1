import { textsOf } from './texts.ts';

/** The screens where admins write lectures that are texts. */
export const textLectureTexts = textsOf('text-lecture', {
  field: {
    textHelp:
      'Markdown with tables, code, formulas in TeX and callouts. Text pasted from other programs keeps its formatting, without pictures.',
    freePreview: 'Free preview: anyone can read this lecture',
  },
  /** The screen reader name of the choice between the text and its preview, on phones. */
  views: 'Editor or preview',
  write: 'Write',
  preview: 'Preview',
  nothing: 'The preview of your text appears here.',
  previewFailure: 'Failed to load the preview',
  /** The screen reader name of the row of buttons above the text. */
  toolbar: 'Formatting',
  tool: {
    heading: 'Heading',
    bold: 'Bold',
    italic: 'Italic',
    link: 'Link',
    moment: 'Link to a moment in a video',
    image: 'Picture',
    list: 'Bulleted list',
    numberedList: 'Numbered list',
    quote: 'Quote',
    /** A highlighted box, such as a note or a warning. */
    callout: 'Callout',
    code: 'Code block',
    table: 'Table',
    formula: 'Formula',
  },
  /** The tooltip of a button with its keys: `Bold (Ctrl+B)`. */
  withKey: '{tool} (Ctrl+{key})',
  /** The same on a Mac: `Bold (⌘B)`. */
  withMacKey: '{tool} (⌘{key})',
  /** The dialog for a link to a moment in a video of the course. */
  moment: {
    lecture: 'Lecture',
    time: 'Time',
    timeHelp: 'In minutes and seconds, such as 1:23',
    words: 'Link text',
    /** The link text until the author writes another: `Bowline, 1:23`. */
    firstWords: '{title}, {time}',
    insert: 'Insert link',
    none: 'This course has no videos yet. Add a video, then link to a moment in it.',
    error: {
      time: 'This is not a time. Enter one such as 1:23 or 1:02:03.',
      /** `{end}` is the length of the video: `12:30`. */
      late: 'The video ends at {end}. Enter an earlier time.',
      words: 'The link has no text. Enter a few words.',
    },
  },
  /** The dialog for a picture. */
  image: {
    file: 'Picture file',
    fileHelp: 'JPG, JPEG, PNG or WEBP, up to 10 MB. It is reduced to fit 1,600 by 1,600 pixels.',
    description: 'Description',
    descriptionHelp: 'What the picture shows, for people who cannot see it.',
    insert: 'Insert picture',
    error: {
      missing: 'Choose a picture.',
      type: 'Only JPG, JPEG, PNG and WEBP are allowed.',
      description: 'The picture has no description. Enter what it shows.',
      failure: 'Failed to upload the picture',
    },
  },
  versions: {
    /** Opens the list of saved texts of a lecture, and is its heading. */
    heading: 'Versions',
    /** Above the list. */
    intro: 'Choose a version to see its text. The last {count, number} versions are kept.',
    /** The list has no other version. */
    onlyCurrent: 'There is only the current version.',
    /** The screen reader name of the list. */
    list: 'Saved versions',
    /** Marks the version that learners see. */
    current: 'Current',
    /** Instead of the name of an admin whose account was deleted. */
    formerAdmin: 'A former admin',
    words: '{count, plural, one {# word} other {# words}}',
    /** Puts the text of a version into the editor. */
    use: 'Use this text',
    used: 'The text of {time} is in the editor. Save to keep it.',
    close: 'Close',
    failure: {
      list: 'Failed to load the versions',
      text: 'Failed to load the text of this version',
    },
  },
  /** The headings of a new table. */
  column: { first: 'First column', second: 'Second column' },
});
