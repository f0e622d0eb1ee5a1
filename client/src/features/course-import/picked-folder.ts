import { importLimits } from '#shared/course-import/plan.ts';
import type { SourceFile } from '#shared/course-import/source.ts';

/** A folder or ZIP archive that was chosen or dropped. */
export interface PickedFolder {
  name: string;
  files: FolderFile[];
}

export interface FolderFile extends SourceFile {
  /** Returns the file to send. One in an archive may be inflated for this. */
  open: () => Promise<File>;
}

/** One more than a folder may have, so that the plan has a fault. The page would not respond while it lists many more. */
const MOST_FILES = importLimits.files + 1;

/** Returns the folder of an input with `webkitdirectory`; null if it is empty. The browser has put its name before the paths. */
export function folderOfInput(files: Iterable<File>): PickedFolder | null {
  const all = [...files].slice(0, MOST_FILES);
  const [name] = all[0]?.webkitRelativePath.split('/') ?? [];
  if (name === undefined) return null;
  return { name, files: all.map((file) => described(file.webkitRelativePath.slice(name.length + 1), file)) };
}

/** Reads a ZIP archive as a folder. Rejects with ArchiveError. */
export async function folderOfArchive(archive: File): Promise<PickedFolder> {
  // Loaded on demand, because it includes the library for archives.
  const { openArchive } = await import('#shared/course-import/archive.ts');
  const { name, files } = await openArchive(archive, archive.name);
  return {
    name,
    files: files.map(({ open, ...file }) => ({
      ...file,
      open: async () => new File([await open()], file.path.split('/').at(-1) ?? ''),
    })),
  };
}

/** Returns the folder or ZIP archive of a drop; null if none was dropped. Call it in the drop handler. */
export async function droppedFolder({ items, files: dropped }: DataTransfer): Promise<PickedFolder | null> {
  // Read before the drop event ends.
  const entry = [...items].map((item) => item.webkitGetAsEntry()).find((one) => one?.isDirectory);
  if (!entry) {
    const archive = [...dropped].find(({ name }) => /\.zip$/i.test(name));
    return archive ? folderOfArchive(archive) : null;
  }
  const files: FolderFile[] = [];
  await collect(entry as FileSystemDirectoryEntry, '', files);
  return { name: entry.name, files };
}

async function collect(folder: FileSystemDirectoryEntry, path: string, files: FolderFile[]): Promise<void> {
  const reader = folder.createReader();
  for (;;) {
    // A reader returns its entries in several batches.
    const entries = await new Promise<FileSystemEntry[]>((resolve, reject) =>
      reader.readEntries(resolve, reject),
    );
    if (entries.length === 0) return;
    for (const entry of entries) {
      if (files.length >= MOST_FILES) return;
      const its = `${path}${entry.name}`;
      if (entry.isDirectory) await collect(entry as FileSystemDirectoryEntry, `${its}/`, files);
      else files.push(described(its, await fileOf(entry as FileSystemFileEntry)));
    }
  }
}

const fileOf = (entry: FileSystemFileEntry) =>
  new Promise<File>((resolve, reject) => entry.file(resolve, reject));

const described = (path: string, file: File): FolderFile => ({
  path,
  size: file.size,
  open: async () => file,
  read: async (bytes) => new Uint8Array(await file.slice(0, bytes).arrayBuffer()),
});
