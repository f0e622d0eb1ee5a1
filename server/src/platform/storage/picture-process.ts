import { answerTasks } from '#server/platform/common/task-program.ts';
import { rewritePicture } from './rewrite-picture.ts';

// The program of the image process. Node.js can also run it unbuilt.

/** An idle process takes 75 MB. An image may take 160 MB and exists twice during the handover. */
const MAX_MEGABYTES = 320;

/** An image of 50 megapixels takes two seconds. */
const MAX_SECONDS = 10;

answerTasks(rewritePicture, { maxMegabytes: MAX_MEGABYTES, maxSeconds: MAX_SECONDS });
