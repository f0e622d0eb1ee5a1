import { openAsBlob } from 'node:fs';
import { open, readdir, stat } from 'node:fs/promises';
import { basename, join, sep } from 'node:path';
import { openArchive } from '#shared/course-import/archive.ts';
import type { SourceFile } from '#shared/course-import/source.ts';

/** A file of a folder or of an archive on the disk. */
export interface DiskFile extends SourceFile {
  /** Returns the content, which is read from the disk part by part. A compressed file of an archive is inflated into memory. */
  open: () => Promise<Blob>;
}

/** The folder, or the ZIP archive, at a place on the disk. Rejects with ArchiveError if a file is no archive. */
export async function sourceAt(place: string): Promise<{ name: string; files: DiskFile[] }> {
  const { isFile } = await fileAt(place);
  return isFile
    ? openArchive(await openAsBlob(place), basename(place))
    : { name: basename(place), files: await folderFiles(place) };
}

/** Returns all files of a folder and its folders. Links are followed, as people mean them. */
async function folderFiles(folder: string): Promise<DiskFile[]> {
  const files: DiskFile[] = [];
  for (const entry of await readdir(folder, { recursive: true })) {
    const place = join(folder, entry);
    const { size, isFile } = await fileAt(place);
    if (isFile)
      files.push({
        path: entry.split(sep).join('/'),
        size,
        open: () => openAsBlob(place),
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
