import { textsOf } from './texts/texts.ts';

/** Lengths count characters (code points), sizes count bytes. */
export const uploadLimits = {
  /** Files that can be added to a course at once. */
  uploadFiles: 100,
  /** Hours without a new byte after which an upload is discarded. */
  uploadHours: 72,
} as const;

/** Notices, errors and controls of uploads. */
export const uploadMessages = textsOf('upload', {
  failure: {
    startUpload: 'Failed to start the upload',
    upload: 'The upload stopped',
    cancelUpload: 'Failed to cancel the upload',
    choosePoster: 'Failed to save the poster',
    /** The frame cannot be read: the video has not loaded yet, or it comes from another host. */
    takeFrame: 'This frame cannot be captured. Choose a file instead',
  },
  loading: {
    choosePoster: 'Saving the poster',
    cancelUpload: 'Cancelling the upload',
  },
  success: {
    choosePoster: 'Poster saved',
    upload: "''{title}'' uploaded",
    uploadsDone: 'All videos uploaded',
    cancelUpload: 'Upload cancelled',
  },
  validation: {
    tooManyFiles: 'You can add up to {limit} files at a time',
  },
  conflict: {
    uploadRunning: 'A video for this lecture is already uploading. Cancel that upload first',
  },
  notFound: {
    upload: 'This upload does not exist or was discarded',
  },
  interrupted: 'The upload was interrupted. Nothing was saved. Try again',
  storageUnavailable: 'The file could not be stored. Nothing was saved. Try again',
  tooLarge: 'This file is too large',
  preflight: 'An upload needs one of these headers: {headers}',
  missingFile: 'A file is missing',
  malformed: 'This upload is malformed',
  diskFull: 'The server is out of disk space. The upload resumes when space is available',
  checksum: 'Part of the file was damaged in transit. It is being sent again',
  locked: 'This upload is in progress somewhere else',
  connectionLost: 'Connection lost',
  serverAway: 'The server is not available right now',
  fileUnreadable: 'The file can no longer be read. Choose it again to continue',
  otherFile: "This is a different file. Choose ''{fileName}'' to continue",
  notVideos: 'These files are not videos and were skipped: {fileNames}',
  /** The upload of the video with this title stopped. */
  stopped: '{title}: {reason}',
  /** The kind of files in the file picker of the browser. */
  videos: 'Videos',
  /** Shown while videos are dragged over the page of a course. */
  drop: {
    here: 'Drop the videos here',
    what: 'Each one becomes a lecture in ‘<course>{title}</course>’, named after its file.',
  },
  /** The page where a lecture is edited. */
  preview: {
    video: 'Preview of {title}',
    replace: 'Replace video',
    useFrame: 'Use this frame as poster',
    choosePoster: 'Choose a poster',
    poster: 'Poster',
    hint: 'A new video uploads in the background: MP4, WebM or MOV, and with ffmpeg on the server also MKV, AVI, TS, FLV, WMV and MPG, and codecs such as ProRes and DNxHR. The current one stays available until it is ready. The poster is shown until playback starts.',
  },
  /** The list of uploads at the edge of the page. */
  tray: {
    heading: 'Uploads',
    all: 'All uploads',
    dismissSkipped: 'Dismiss the list of skipped files',
    /** The text alternative of an icon, read before the title of the closed tray. */
    needsPerson: 'Action required:',
    uploading: '{count, plural, one {Uploading # video} other {Uploading # videos}}',
    /** Files of a course, such as slides, possibly with videos among them. */
    uploadingFiles: '{count, plural, one {Uploading # file} other {Uploading # files}}',
    needYou: '{count, plural, one {# upload needs your attention} other {# uploads need your attention}}',
    waiting: '{count, plural, one {# upload is waiting} other {# uploads are waiting}}',
    paused: '{count, plural, one {# upload is paused} other {# uploads are paused}}',
    otherTab: 'Uploading in another tab',
    arrived: '{count, plural, one {# video uploaded} other {# videos uploaded}}',
    arrivedFiles: '{count, plural, one {# file uploaded} other {# files uploaded}}',
    speed: '{size}/s',
    timeLeft: '{time} left',
    /** The speed, such as 5 MB, and the time left. */
    facts: '{speed}/s · {time} left',
    pauseAll: 'Pause all',
    resumeAll: 'Resume all',
    /** Continues uploads whose files the browser remembers, after it has asked for permission. */
    reopenAll: 'Resume all files',
    chooseAll: 'Choose the files again',
    clear: 'Clear finished',
    cancelAll: 'Cancel all',
    cancelOne: "Cancel the upload of ''<title>{title}</title>''?",
    cancelMany: '{count, plural, one {Cancel # upload?} other {Cancel # uploads?}}',
    consequence: 'The data uploaded so far is discarded, and lectures that have no video are deleted.',
    /** The same when no video is among the uploads. */
    consequenceFiles: 'The data uploaded so far is discarded.',
    confirm: '{count, plural, one {Cancel upload} other {Cancel uploads}}',
    keep: 'Keep uploading',
  },
  /** One upload in the tray. */
  row: {
    meter: 'Upload of {title}',
    queued: 'Queued · {size}',
    /** The amount uploaded so far. */
    amount: '{loaded} of {size}',
    paused: 'Paused · {loaded} of {size}',
    stoppedAt: 'Stopped at {loaded} of {size}',
    chooseToGoOn: 'Choose the file again to continue',
    otherTab: 'Uploading in another tab',
    /** A file that has been uploaded. */
    uploaded: 'Uploaded · {size}',
    /** The reason of the wait and the time until the automatic retry. */
    retrying: '{reason} · retrying in {time}',
    dismiss: 'Dismiss: {title}',
    cancel: 'Cancel: {title}',
    pause: 'Pause: {title}',
    resume: 'Resume: {title}',
    tryNow: 'Retry now: {title}',
    chooseOther: 'Choose another file: {title}',
    chooseAgain: 'Choose the file again: {title}',
  },
});
