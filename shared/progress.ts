/** Lengths count characters (code points), sizes count bytes. */
export const progressLimits = {
  /** Of the video that has to be watched for a lecture to be done. */
  doneRatio: 0.9,
} as const;

/** Notices and errors about positions and progress. */
export const progressMessages = {
  failure: {
    saveProgress: 'Failed to save where you are',
    markLecture: 'Failed to mark the lecture',
    loadProgress: 'Failed to load where you were',
  },
  validation: {
    position: 'This is not a place in a video',
  },
} as const;
