import { texts } from './texts/chapter/en.ts';
import { textsOf } from './texts/texts.ts';

/** Notices, hints and errors about the chapters of a lecture. */
export const chapterMessages = textsOf('chapter', texts);
