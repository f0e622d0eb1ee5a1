import { answerTasks } from '#server/platform/common/task-program.ts';
import { rewritePicture } from './rewrite-picture.ts';

// The program of the image process. Node.js can also run it unbuilt.

/** An idle process takes 75 MB. An image may take 300 MB while it is decoded, and its file of 10 MB exists twice. */
const MAX_MEGABYTES = 480;

/** An image of 50 megapixels takes one to three seconds. */
const MAX_SECONDS = 10;

answerTasks(rewritePicture, { maxMegabytes: MAX_MEGABYTES, maxSeconds: MAX_SECONDS });
