import { textsOf } from './texts/texts.ts';

/** Lengths count characters (code points), sizes count bytes. */
export const lectureLimits = {
  lectureTitle: { max: 160 },
  lectureDescription: { max: 4000 },
  changeNote: { max: 140 },
  /** The Markdown of a text lecture. */
  lectureText: { max: 100_000 },
  /** Number of versions of a text that are kept. */
  textVersions: 50,
} as const;

/** Notices and errors about lectures. The specification fixes many of them word for word. */
export const lectureMessages = textsOf('lecture', {
  failure: {
    loadLectures: 'Failed to load the lectures',
    addLecture: 'Failed to add the lectures',
    deleteLecture: 'Failed to delete the lectures',
    updateLecture: 'Failed to save the lecture',
    reorderLectures: 'Failed to save the order',
    retryProcessing: 'Failed to restart video processing',
  },
  loading: {
    loadLectures: 'Fetching course lectures',
    addLecture: 'Adding course lecture',
    deleteLecture: 'Deleting course lecture',
    updateLecture: 'Saving the lecture',
    reorderLectures: 'Saving the order',
    retryProcessing: 'Restarting video processing',
  },
  success: {
    addLecture: 'Lecture added successfully',
    deleteLecture: 'Lecture deleted successfully',
    updateLecture: 'Lecture saved',
    reorderLectures: 'Order saved',
    retryProcessing: 'The video is being processed again',
    lectureReady: "''{title}'' is ready",
  },
  validation: {
    lectureFieldsMandatory: 'All fields are mandatory',
  },
  notFound: {
    lecture: 'This lecture does not exist',
  },
});
