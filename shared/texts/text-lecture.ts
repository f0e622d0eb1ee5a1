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
  /** The headings of a new table. */
  column: { first: 'First column', second: 'Second column' },
});
