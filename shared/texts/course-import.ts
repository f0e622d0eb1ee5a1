import { textsOf } from './texts.ts';

/** Importing a folder or a ZIP archive as a course, and what can be wrong with it. */
export const courseImportTexts = textsOf('course-import', {
  heading: 'Import a course',
  intro:
    'Choose a folder or ZIP archive with the videos, texts and files of a course. Each folder in it becomes a section, and each video, Markdown file or link a lecture, in the order of their names. Nothing is sent before you have seen the result.',
  /** The label of the field. */
  folder: 'Folder',
  choose: 'Choose a folder, or drop a folder or ZIP archive here',
  /** The label of the field. */
  zip: 'ZIP archive',
  chooseArchive: 'Choose a ZIP archive',
  chooseHelp: 'Numbers at the beginning of names set the order and are left out of titles',
  noFolder: 'Choose a folder with files in it, or a ZIP archive',
  reading: 'Reading the folder …',
  ready: 'The folder can be imported. Check the result below.',
  faults: '{count, plural, one {The folder has # fault.} other {The folder has # faults.}}',
  faultsTitle: 'Faults',
  faultsIntro: 'Correct them in the folder, and choose it again.',
  inLine: '{path}, line {line, number}',
  leftOutTitle: '{count, plural, one {# file is not imported} other {# files are not imported}}',
  lectures: '{count, plural, one {# lecture} other {# lectures}}',
  sections: '{count, plural, one {# section} other {# sections}}',
  files: '{count, plural, one {# file} other {# files}}',
  /** Files that belong to no lecture. */
  courseFiles: '{count, plural, one {# file of the course} other {# files of the course}}',
  captions: 'Captions: {languages}',
  import: 'Import course',
  importing: 'Importing the course',
  imported: 'Course imported as a draft. Its videos and files are being uploaded',
  /** Some pictures were refused or did not arrive. */
  picturesMissing:
    '{count, plural, one {# picture was not imported. Add it in the editor} other {# pictures were not imported. Add them in the editor}}',
  pictures: '{count, plural, one {# picture} other {# pictures}}',
  failure: 'Failed to import the course',
  planTooLarge: 'The texts of this course are too large to import. The limit is 20 MB',
  /** What is wrong with a file of the folder, or with a line of it. */
  fault: {
    nothing: 'This folder contains no lecture. Add videos, Markdown files or links',
    tooManyFiles: 'The folder has more than {max, number} files. Import a smaller one',
    textTooLarge: 'This text is too large. The limit is 400 KB',
    notUtf8: 'This file is not readable text. Save it as UTF-8',
    unreadable: 'This file cannot be read',
    tooManyLectures: 'An imported course has at most {max, number} lectures',
    tooManyPictures: 'The texts of an imported course have at most {max, number} pictures',
    noDescription: 'The picture in this line has no description. Write it between the square brackets',
    trailers: 'Only one lecture can be the trailer',
    link: 'This file contains no web address. It needs a line that begins with URL=',
    twice: 'Two lectures use this file',
    languageTwice: 'This video has captions in the same language twice',
    /** Of a file that `course.yaml` names. */
    missing: 'The folder contains no file {path}',
    yaml: 'This is no valid YAML. Check the indentation and the quotes here',
    value: 'This value does not fit here',
    language: 'This is not the language of a course. Possible are {languages}',
    unknownKey: 'The key {key} is unknown here',
    kind: 'A lecture needs one of the keys file, text and link',
    notVideo:
      'Only videos can be the file of a lecture. Use text for Markdown, and files for everything else',
  },
  /** Why a ZIP archive is not read. */
  archive: {
    notZip: 'This file is not a ZIP archive, or it is damaged',
    encrypted: 'The archive is encrypted. Create it without a password',
    outside: 'The archive contains a path that leaves its folder: {path}',
  },
  /** Why a file is not imported. */
  leftOut: {
    deep: 'Folders within a section are only imported if they have the name of a lecture',
    unused: 'course.yaml does not name this file',
    captions: 'No video has this name',
  },
});
