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
  /** The headings of a new table. */
  column: { first: 'First column', second: 'Second column' },
});
