import { statfs } from 'node:fs/promises';
import { tmpdir, totalmem } from 'node:os';
import type { Config } from '#server/config.ts';
import { findFfmpeg } from '#server/platform/video/find-ffmpeg.ts';
import { findingsOf, reasonOf, type Finding } from './finding.ts';

const { well, attention, fault } = findingsOf('Machine');

const GIGABYTE = 1e9;
/** One process at work, and ffmpeg beside it. */
const MEMORY_BYTES = 0.9 * GIGABYTE;

/** What of the machine is looked at. */
export interface Machine {
  findFfmpeg: () => Promise<string | null>;
  memoryBytes: () => number;
  freeBytes: (folder: string) => Promise<number>;
}

export const thisMachine: Machine = {
  findFfmpeg,
  // A container may have less than its machine.
  memoryBytes: () => Math.min(totalmem(), process.constrainedMemory() || Infinity),
  async freeBytes(folder) {
    const { bavail, bsize } = await statfs(folder);
    return bavail * bsize;
  },
};

/** Whether there is ffmpeg, enough memory, and room for uploads. */
export async function checkMachine(config: Config, machine: Machine): Promise<Finding[]> {
  const room = [...new Set([config.dataDir, tmpdir()])].map((folder) => roomFinding(config, folder, machine));
  return [await ffmpegFinding(config, machine), memoryFinding(machine), ...(await Promise.all(room))];
}

async function ffmpegFinding({ videoEngine }: Config, machine: Machine): Promise<Finding> {
  if (videoEngine === 'mediabunny') return well('Videos are prepared without ffmpeg, as the settings say.');
  const path = await machine.findFfmpeg();
  if (path !== null) return well(`Videos are prepared by ${path}.`);
  const text = 'There is no ffmpeg with libx264, AAC and loudnorm';
  return videoEngine === 'ffmpeg'
    ? fault(`${text}, which the settings ask for.`, 'Install ffmpeg.')
    : attention(`${text}: videos have one quality, and some play in few browsers.`, 'Install ffmpeg.');
}

function memoryFinding(machine: Machine): Finding {
  const bytes = machine.memoryBytes();
  const text = `There is ${(bytes / GIGABYTE).toFixed(1)} GB of memory.`;
  return bytes >= MEMORY_BYTES ? well(text) : attention(text, 'Give the school 1 GB, and 2 GB with ffmpeg.');
}

async function roomFinding({ maxVideoBytes }: Config, folder: string, machine: Machine): Promise<Finding> {
  try {
    const free = await machine.freeBytes(folder);
    const text = `${folder} has ${(free / GIGABYTE).toFixed(1)} GB left`;
    return free > 2 * maxVideoBytes
      ? well(`${text}.`)
      : attention(
          `${text}, and the largest video may have ${(maxVideoBytes / GIGABYTE).toFixed(1)} GB.`,
          'Make room there, or set MAX_VIDEO_MB to less.',
        );
  } catch (error) {
    return fault(
      `${folder} cannot be looked at: ${reasonOf(error)}.`,
      'See that it is there, and that the school may use it.',
    );
  }
}
