import { runtime } from '../../../scripts/lib/runtime.mjs';
import type { Machine } from './machine.check.ts';

/** A machine without problems, with the Node.js of the day of its release. */
export const goodMachine: Machine = {
  findFfmpeg: () => Promise.resolve('/usr/bin/ffmpeg'),
  abilitiesOf: () => Promise.resolve({ zscale: true, bwdif: true }),
  memoryBytes: () => 4e9,
  freeBytes: () => Promise.resolve(1e12),
  now: () => new Date(runtime.releasedOn),
};
