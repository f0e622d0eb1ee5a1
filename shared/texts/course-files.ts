import { textsOf } from './texts.ts';

/** The files of a lecture or a course, such as slides, for learners. */
export const courseFilesTexts = textsOf('course-files', {
  download: 'Download',
  downloadNamed: 'Download {name}',
  open: 'Open',
  openNamed: 'Open {name} in a new tab',
  /** Downloads one archive with all files of the course and its lectures. */
  all: 'Download all files (ZIP)',
  /** What screen readers say for a file that only subscribers can download. */
  locked: 'Locked',
  failure: 'Failed to get the file',
  /** The file was deleted, or the subscription has ended. */
  gone: 'This file is no longer available. Reload the page',
});
