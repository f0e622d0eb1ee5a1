import { textsOf } from './texts.ts';

/** The controls with which admins add, name, order and delete the files of a lecture or a course. */
export const fileFormTexts = textsOf('file-form', {
  heading: 'Files',
  ofCourse: 'Files for the whole course. Each lecture can have files of its own.',
  ofLecture: 'Files that belong to this lecture, such as slides or exercises.',
  none: 'No files yet',
  choose: 'Choose files, or drop them here',
  /** Below `choose`. */
  limits: 'Documents, slides, archives, audio, pictures and code, up to 2 GB each',
  edit: 'Rename or move file',
  editNamed: 'Rename or move {name}',
  moveUp: 'Move file up',
  moveDown: 'Move file down',
  moveNamedUp: 'Move {name} up',
  moveNamedDown: 'Move {name} down',
  delete: 'Delete file',
  deleteNamed: 'Delete {name}',
  save: 'Save file',
  field: {
    name: 'File name',
    /** Selects the lecture of a file. */
    place: 'Belongs to',
    wholeCourse: 'The whole course',
  },
  /** Downloads one ZIP archive of the files of the selected lectures. */
  archive: {
    download: 'Download files',
    none: '{count, plural, one {This lecture has no files} other {These # lectures have no files}}',
    tooMany: 'Select up to {max, number} lectures to download their files',
    failure: 'Failed to get the files',
  },
  loading: {
    rename: 'Renaming the file',
    move: 'Moving the file',
    delete: 'Deleting the file',
    restore: 'Restoring the file',
  },
  success: {
    rename: 'File renamed',
    move: 'File moved',
    delete: 'File deleted',
    restore: 'File restored',
  },
  failure: {
    load: 'Failed to load the files',
    rename: 'Failed to rename the file',
    move: 'Failed to move the file',
    delete: 'Failed to delete the file',
    restore: 'Failed to restore the file',
  },
});
