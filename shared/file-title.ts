import { wholeWords } from './cut.ts';
import { lectureLimits } from './lecture.ts';
import { withoutDisguises } from './rules.ts';

/** Returns the title of the lecture for a file: `02_The-first_loaf.mp4` becomes `02 The first loaf`. */
export function titleOf(fileName: string): string {
  const name = withoutDisguises(fileName).normalize('NFC');
  const words = name
    .replace(/\.[^.]*$/, '')
    .replace(/[_\-\s]+/g, ' ')
    .trim();
  return wholeWords(words || name, lectureLimits.lectureTitle.max);
}
