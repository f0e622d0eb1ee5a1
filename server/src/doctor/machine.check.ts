import { statfs } from 'node:fs/promises';
import { tmpdir, totalmem } from 'node:os';
import type { Config } from '#server/config.ts';
import { VERSION } from '#server/platform/common/version.ts';
import { abilitiesOf, findFfmpeg, type FfmpegAbilities } from '#server/platform/video/find-ffmpeg.ts';
import { runtime, runtimeFault } from '../../../scripts/lib/runtime.mjs';
import { doctorTexts } from './doctor-texts.ts';
import { findingsOf, oneDecimal, reasonOf, type Finding } from './finding.ts';

const { well, attention, fault } = findingsOf('machine');

const texts = doctorTexts.machine;

const GIGABYTE = 1e9;
/** Memory for one process and ffmpeg. */
const MEMORY_BYTES = 0.9 * GIGABYTE;

/** The properties of the machine that are checked. */
export interface Machine {
  findFfmpeg: () => Promise<string | null>;
  abilitiesOf: (ffmpeg: string) => Promise<FfmpegAbilities>;
  memoryBytes: () => number;
  freeBytes: (folder: string) => Promise<number>;
  now: () => Date;
}

export const thisMachine: Machine = {
  findFfmpeg,
  abilitiesOf,
  // A container may have less memory than its machine.
  memoryBytes: () => Math.min(totalmem(), process.constrainedMemory() || Infinity),
  async freeBytes(folder) {
    const { bavail, bsize } = await statfs(folder);
    return bavail * bsize;
  },
  now: () => new Date(),
};

/** Reports the version of Lectern, and checks for ffmpeg, enough memory, disk space for uploads, and a current Node.js. */
export async function checkMachine(config: Config, machine: Machine): Promise<Finding[]> {
  const room = [...new Set([config.dataDir, tmpdir()])].map((folder) => roomFinding(config, folder, machine));
  return [
    well(() => texts.version({ version: VERSION })),
    ...(await ffmpegFindings(config, machine)),
    memoryFinding(machine),
    ...(await Promise.all(room)),
    ...runtimeFindings(machine),
  ];
}

async function ffmpegFindings({ videoEngine }: Config, machine: Machine): Promise<Finding[]> {
  if (videoEngine === 'mediabunny') return [well(() => texts.withoutFfmpeg)];
  const path = await machine.findFfmpeg();
  if (path !== null) return [well(() => texts.ffmpeg({ path })), ...(await lackFindings(path, machine))];
  const remedy = () => texts.installFfmpeg;
  return [
    videoEngine === 'ffmpeg'
      ? fault(() => texts.ffmpegWanted, remedy)
      : attention(() => texts.noFfmpeg, remedy),
  ];
}

/** Reports what this ffmpeg lacks, and how videos look without it. */
async function lackFindings(path: string, machine: Machine): Promise<Finding[]> {
  const { zscale, bwdif } = await machine.abilitiesOf(path);
  const lacks = [zscale ? [] : () => texts.noZscale({ path }), bwdif ? [] : () => texts.noBwdif({ path })];
  return lacks.flat().map((text) => attention(text, () => texts.installFullFfmpeg));
}

function runtimeFindings({ now }: Machine): Finding[] {
  if (runtimeFault(runtime, now()) === null) return [];
  const { version, releasedOn: day } = runtime;
  return [
    attention(
      () => texts.oldRuntime({ version, day }),
      () => texts.upgradeRuntime,
    ),
  ];
}

function memoryFinding(machine: Machine): Finding {
  const bytes = machine.memoryBytes();
  const text = () => texts.memory({ size: gigabytes(bytes) });
  return bytes >= MEMORY_BYTES ? well(text) : attention(text, () => texts.giveMemory);
}

async function roomFinding({ maxVideoBytes }: Config, folder: string, machine: Machine): Promise<Finding> {
  try {
    const free = await machine.freeBytes(folder);
    return free > 2 * maxVideoBytes
      ? well(() => texts.room({ folder, size: gigabytes(free) }))
      : attention(
          () => texts.littleRoom({ folder, size: gigabytes(free), largest: gigabytes(maxVideoBytes) }),
          () => texts.makeRoom,
        );
  } catch (error) {
    return fault(
      () => texts.unseen({ folder, reason: reasonOf(error) }),
      () => texts.seeFolder,
    );
  }
}

/** Formats bytes as gigabytes, such as `1.5`, in the current language. */
const gigabytes = (bytes: number): string => oneDecimal(bytes / GIGABYTE);
