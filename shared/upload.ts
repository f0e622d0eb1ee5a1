/** Lengths count characters (code points), sizes count bytes. */
export const uploadLimits = {
  /** Files that can be added to a course at a time. */
  uploadFiles: 100,
  /** How long an upload waits for its next byte. */
  uploadHours: 72,
} as const;

/** Notices and errors about files on their way. */
export const uploadMessages = {
  failure: {
    startUpload: 'Failed to start the upload',
    upload: 'The upload stopped',
    cancelUpload: 'Failed to cancel the upload',
    loadUploads: 'Failed to load the uploads',
    choosePoster: 'Failed to save the poster',
    /** What stands there cannot be read: nothing is shown yet, or the video is of another host. */
    takeFrame: 'This picture of the video cannot be taken. Please choose a file',
  },
  loading: {
    choosePoster: 'Saving the poster',
    cancelUpload: 'Cancelling the upload',
  },
  success: {
    choosePoster: 'Poster saved',
    upload: (title: string) => `'${title}' has arrived`,
    uploadsDone: 'All videos have arrived',
    cancelUpload: 'Upload cancelled',
  },
  validation: {
    fileName: 'This file has no name',
    fileEmpty: 'This file is empty',
    tooManyFiles: (limit: number) => `At most ${limit} files can be added at a time`,
  },
  conflict: {
    uploadRunning: 'A video of this lecture is on its way already. Cancel it first',
  },
  notFound: {
    upload: 'This upload does not exist or was given up',
  },
  interrupted: 'The upload broke off before its end. Nothing was saved; please try again',
  storageUnavailable: 'The file could not be stored right now. Nothing was saved; please try again',
  tooLarge: 'This file is too large',
  preflight: (headers: string) => `An upload needs one of these headers: ${headers}`,
  missingFile: 'A file is missing',
  malformed: 'This upload is not well formed',
  diskFull: 'The disk of the school is full. The upload waits and goes on when there is room',
  checksum: 'A part of the file was damaged on its way. It is sent again',
  locked: 'This upload is being written from somewhere else',
  connectionLost: 'The connection is lost',
  serverAway: 'The server is not available right now',
  fileUnreadable: 'The file cannot be read any more. Choose it again to go on',
  otherFile: (fileName: string) => `This is another file. Choose '${fileName}' to go on`,
  notVideos: (fileNames: string) => `These files are no videos and were left out: ${fileNames}`,
} as const;
