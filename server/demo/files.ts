import { createReadStream, type ReadStream } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';

/** Found from the checkout, by source and build alike. */
const FOLDER = join(process.cwd(), 'server/demo');

/** Opens a file of the demo school by its path relative to server/demo. */
export const openDemoFile = (file: string): ReadStream => createReadStream(join(FOLDER, file));

const cueRules = z.array(z.object({ start: z.number(), end: z.number(), text: z.string() }));

/** What is said in a demo video, as it was said when the video was made. Times in seconds. */
export async function readDemoCues(file: string): Promise<z.infer<typeof cueRules>> {
  const cues = await readFile(join(FOLDER, file.replace(/\.mp4$/, '.cues.json')), 'utf8');
  return cueRules.parse(JSON.parse(cues));
}
