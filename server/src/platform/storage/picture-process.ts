import { answerTasks } from '#server/platform/common/task-program.ts';
import { rewritePicture } from './rewrite-picture.ts';

// The program of a process that reads uploaded pictures. Node.js also runs it unbuilt.

/** Without work it takes 75 MB; a picture may take 160 MB, and is there twice while it is handed over. */
const MAX_MEGABYTES = 320;

/** A picture of 50 megapixels takes two. */
const MAX_SECONDS = 10;

answerTasks(rewritePicture, { maxMegabytes: MAX_MEGABYTES, maxSeconds: MAX_SECONDS });
