import { randomUUID } from 'node:crypto';
import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { incomingFileName, removeLeftovers } from '#server/platform/storage/incoming-files.ts';

/** Temporary folders for work on videos: each is removed after its work, what dead processes have left at the next work. */
export class WorkFolders {
  /** @param root made when it is missing. Several processes, and several machines, may share it. */
  constructor(private readonly root: string) {}

  /** Runs `work` with the path of an empty folder. */
  async use<Result>(work: (folder: string) => Promise<Result>): Promise<Result> {
    await mkdir(this.root, { recursive: true });
    await removeLeftovers(this.root);
    const folder = join(this.root, incomingFileName(randomUUID()));
    await mkdir(folder);
    try {
      return await work(folder);
    } finally {
      await rm(folder, { recursive: true, force: true });
    }
  }
}
