import { useRef, useState } from 'react';
import { notify } from '#client/toasts/toasts.ts';
import type { ReadPlan } from '#shared/course-import/read-plan.ts';
import { courseImportTexts } from '#shared/texts/course-import.ts';
import type { PickedFolder } from './picked-folder.ts';

/** A folder with the course that it becomes. */
export interface ReadFolder extends PickedFolder {
  read: ReadPlan;
  /** Names the import, so that a repeated request creates no second course. */
  key: string;
}

/** Reads a chosen folder or archive as a course. A later choice replaces an earlier one. */
export function useFolder() {
  const [folder, setFolder] = useState<ReadFolder | null>(null);
  const [isReading, setIsReading] = useState(false);
  const latest = useRef<object>(null);
  const choose = async (picking: Promise<PickedFolder | null>) => {
    const choice = {};
    latest.current = choice;
    setIsReading(true);
    try {
      // Loaded on demand, because it includes the parser for YAML.
      const [picked, { readPlan }] = await Promise.all([
        picking,
        import('#shared/course-import/read-plan.ts'),
      ]);
      const read = picked && (await readPlan(picked.name, picked.files));
      if (latest.current !== choice) return;
      if (picked && read) setFolder({ ...picked, read, key: crypto.randomUUID() });
      else notify.error(courseImportTexts.noFolder);
    } catch (error) {
      // The class of this error is only loaded with the library for archives.
      const isOfArchive = error instanceof Error && error.name === 'ArchiveError';
      const reason = isOfArchive ? error.message : courseImportTexts.fault.unreadable;
      if (latest.current === choice) notify.error(reason);
    } finally {
      if (latest.current === choice) setIsReading(false);
    }
  };
  return { folder, isReading, choose };
}
