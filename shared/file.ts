import { textsOf } from './texts/texts.ts';

/** Lengths count characters (code points), sizes count bytes. */
export const fileLimits = {
  name: { max: 200 },
  size: { max: 2 * 1024 ** 3 },
  /** Files of one lecture, and files of one course that belong to no lecture. */
  perPlace: 100,
} as const;

/** Notices and errors about the files of courses and lectures. */
export const fileMessages = textsOf('file', {
  validation: {
    name: 'Enter a file name',
    separators: 'A file name cannot contain slashes',
    extension: 'A file name must end with {extension}',
    empty: 'This file is empty',
    type: 'Files of this type cannot be added. PDF, Office documents, EPUB, ZIP, GZ, 7Z, MP3, M4A, WAV, OGG, FLAC, PNG, JPEG, WebP, GIF, text and code can',
    content: 'The content of this file does not match its extension {extension}',
    otherCourse: 'This lecture belongs to another course',
  },
  tooLarge: 'A file can have up to 2 GB',
  notFound: {
    file: 'This file does not exist or was deleted',
  },
  conflict: {
    tooMany: 'Up to {max, number} files fit here. Delete or move one first',
  },
});
