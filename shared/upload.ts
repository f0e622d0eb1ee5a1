import { textsOf } from './texts/texts.ts';

/** Lengths count characters (code points), sizes count bytes. */
export const uploadLimits = {
  /** Files that can be added to a course at a time. */
  uploadFiles: 100,
  /** How long an upload waits for its next byte. */
  uploadHours: 72,
} as const;

/** What is said of files on their way. */
export const uploadMessages = textsOf('upload', {
  failure: {
    startUpload: 'Failed to start the upload',
    upload: 'The upload stopped',
    cancelUpload: 'Failed to cancel the upload',
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
    upload: "''{title}'' has arrived",
    uploadsDone: 'All videos have arrived',
    cancelUpload: 'Upload cancelled',
  },
  validation: {
    tooManyFiles: 'At most {limit} files can be added at a time',
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
  preflight: 'An upload needs one of these headers: {headers}',
  missingFile: 'A file is missing',
  malformed: 'This upload is not well formed',
  diskFull: 'The disk of the school is full. The upload waits and goes on when there is room',
  checksum: 'A part of the file was damaged on its way. It is sent again',
  locked: 'This upload is being written from somewhere else',
  connectionLost: 'The connection is lost',
  serverAway: 'The server is not available right now',
  fileUnreadable: 'The file cannot be read any more. Choose it again to go on',
  otherFile: "This is another file. Choose ''{fileName}'' to go on",
  notVideos: 'These files are no videos and were left out: {fileNames}',
  /** A video of this title stopped. */
  stopped: '{title}: {reason}',
  /** The kind of files that the browser's picker offers. */
  videos: 'Videos',
  /** While videos are dragged over the page of a course. */
  drop: {
    here: 'Drop the videos here',
    what: 'Each becomes a lecture of ‘<course>{title}</course>’, named after its file.',
  },
  /** Where a lecture is edited. */
  preview: {
    video: 'Preview of {title}',
    replace: 'Replace video',
    useFrame: 'Use this frame as poster',
    choosePoster: 'Choose a poster',
    poster: 'Poster',
    hint: 'Another video goes by the tray, MP4, WebM or MOV; this one plays until it is there. The poster stands where it does not play yet.',
  },
  /** The list of uploads at the edge of the page. */
  tray: {
    heading: 'Uploads',
    all: 'All uploads',
    /** Before the line of the closed tray, for those who cannot see its icon. */
    needsPerson: 'Something needs you:',
    uploading: '{count, plural, one {Uploading # video} other {Uploading # videos}}',
    needYou: '{count, plural, one {# upload needs you} other {# uploads need you}}',
    waiting: '{count, plural, one {# upload is waiting} other {# uploads are waiting}}',
    paused: '{count, plural, one {# upload is paused} other {# uploads are paused}}',
    otherTab: 'Uploading in another tab',
    arrived: '{count, plural, one {# video has arrived} other {# videos have arrived}}',
    speed: '{size}/s',
    timeLeft: '{time} left',
    /** How fast it goes and how long it takes. */
    facts: '{speed}/s · {time} left',
    pauseAll: 'Pause all',
    resumeAll: 'Go on with all',
    reopenAll: 'Go on with all files',
    chooseAll: 'Choose the files again',
    clear: 'Clear finished',
    cancelAll: 'Cancel all',
    cancelOne: "Cancel the upload of ''<title>{title}</title>''?",
    cancelMany: '{count, plural, one {Cancel # upload?} other {Cancel # uploads?}}',
    consequence: 'What has been sent is thrown away, and a lecture without a video goes with it.',
    confirm: '{count, plural, one {Cancel upload} other {Cancel uploads}}',
    keep: 'Keep uploading',
  },
  /** One upload in the tray. */
  row: {
    meter: 'Upload of {title}',
    queued: 'Waits for its turn · {size}',
    /** How much of it is there. */
    amount: '{loaded} of {size}',
    paused: 'Paused · {loaded} of {size}',
    stoppedAt: 'It stopped at {loaded} of {size}',
    chooseToGoOn: 'Choose the file again to go on',
    otherTab: 'Another tab sends it',
    /** Why it waits, and when it is tried again by itself. */
    retrying: '{reason} · again in {time}',
    dismiss: 'Dismiss: {title}',
    cancel: 'Cancel: {title}',
    pause: 'Pause: {title}',
    resume: 'Go on: {title}',
    tryNow: 'Try now: {title}',
    chooseOther: 'Choose another file: {title}',
    chooseAgain: 'Choose the file again: {title}',
  },
});
