import { textsOf } from './texts/texts.ts';

/** Errors of requests about lectures. */
export const lectureRefusals = textsOf('lecture-refusals', {
  notFound: {
    textVersion: 'This version was not found',
  },
  validation: {
    publishAtOver: 'Choose a time in the future',
    /** `line` is a line of the Markdown. */
    imageWithoutAlt:
      'The picture in line {line, number} has no description. Write it between the square brackets.',
    textOfVideo: 'This lecture is a video and has no text',
    textOfLink: 'This lecture is a link and has no text',
    urlOfOther: 'This lecture is not a link and has no address',
  },
  conflict: {
    notFailed: 'This video has not failed',
    videosInWork:
      'A video of this course is being uploaded or processed, or its upload has failed. Wait until it is ready, or delete it',
    videoOfText: 'This lecture is a text and has no video',
    videoOfLink: 'This lecture is a link and has no video',
    lectureChanged:
      'Another admin changed this lecture while you were editing. Your changes are not saved yet',
    lecturesChanged: 'The lectures of this course have changed. Review them and try again',
  },
});
