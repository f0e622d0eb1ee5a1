// Uploads a video as a lecture of a course. Run it again after an interruption: it resumes.
// Needs tus-js-client. Scope: COURSES_WRITE.
// Usage: COURSE_ID=… node upload.mjs 'The first loaf' lecture.mp4
import { createReadStream } from 'node:fs';
import { basename } from 'node:path';
import { FileUrlStorage, Upload } from 'tus-js-client';

const { LECTERN_URL, LECTERN_TOKEN, COURSE_ID } = process.env;
const [title, path] = process.argv.slice(2);

const upload = new Upload(createReadStream(path), {
  endpoint: new URL('/uploads', LECTERN_URL).href,
  headers: { authorization: `Bearer ${LECTERN_TOKEN}` },
  metadata: { courseId: COURSE_ID, filename: basename(path), title },
  chunkSize: 1024 * 1024,
  // Remembers unfinished uploads for the next run.
  urlStorage: new FileUrlStorage('uploads.json'),
  removeFingerprintOnSuccess: true,
  onError: (error) => {
    console.error(error.message);
    process.exitCode = 1;
  },
  onSuccess: () => console.log(upload.url),
});
const [unfinished] = await upload.findPreviousUploads();
if (unfinished) upload.resumeFromPreviousUpload(unfinished);
upload.start();
