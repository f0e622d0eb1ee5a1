import { randomUUID } from 'node:crypto';
import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { incomingFileName, removeLeftovers } from '#server/platform/storage/incoming-files.ts';

/** Temporary folders for work on videos. Each is removed after its work. The next work removes those of dead processes. */
export class WorkFolders {
  /** @param root is created if missing. Several processes and machines may share it. */
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
