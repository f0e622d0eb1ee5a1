import { createReadStream, type ReadStream } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';

/** Relative to the working directory, so that it is found by the source and the build. */
const FOLDER = join(process.cwd(), 'server/demo');

/** Opens a file of the demo school by its path relative to server/demo. */
export const openDemoFile = (file: string): ReadStream => createReadStream(join(FOLDER, file));

/** Returns the bytes of a small file of the demo school. */
export const readDemoFile = (file: string): Promise<Buffer> => readFile(join(FOLDER, file));

const cueRules = z.array(z.object({ start: z.number(), end: z.number(), text: z.string() }));

/** Returns the cues of a demo video, which were written when the video was made. Times are in seconds. */
export async function readDemoCues(file: string): Promise<z.infer<typeof cueRules>> {
  const cues = await readFile(join(FOLDER, file.replace(/\.mp4$/, '.cues.json')), 'utf8');
  return cueRules.parse(JSON.parse(cues));
}
