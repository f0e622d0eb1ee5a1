import { open, readdir, stat } from 'node:fs/promises';
import { join, sep } from 'node:path';
import type { SourceFile } from '#shared/course-import/source.ts';

/** A file of a folder on the disk. */
export interface DiskFile extends SourceFile {
  /** Its path on the disk. */
  place: string;
}

/** Returns all files of a folder and its folders. Links are followed, as people mean them. */
export async function folderFiles(folder: string): Promise<DiskFile[]> {
  const files: DiskFile[] = [];
  for (const entry of await readdir(folder, { recursive: true })) {
    const place = join(folder, entry);
    const { size, isFile } = await fileAt(place);
    if (isFile)
      files.push({
        path: entry.split(sep).join('/'),
        place,
        size,
        read: (bytes) => firstBytes(place, bytes),
      });
  }
  return files;
}

async function fileAt(place: string): Promise<{ size: number; isFile: boolean }> {
  const found = await stat(place).catch(() => null);
  return { size: found?.size ?? 0, isFile: found?.isFile() ?? false };
}

async function firstBytes(place: string, bytes: number): Promise<Uint8Array> {
  const file = await open(place);
  try {
    const buffer = new Uint8Array(bytes);
    const { bytesRead } = await file.read(buffer, 0, bytes, 0);
    return buffer.subarray(0, bytesRead);
  } finally {
    await file.close();
  }
}
