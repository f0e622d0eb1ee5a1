import { BackupError, type Manifest } from './manifest.ts';

/** Maximum number of files that a message lists. */
const MOST_NAMED = 20;

interface Made {
  name: string;
  manifest: Pick<Manifest, 'missing'>;
  unreadable: readonly string[];
}

/** Returns the problems of a backup that was made but needs attention; undefined if there are none. */
export function faultOf({ name, manifest: { missing }, unreadable }: Made): BackupError | undefined {
  const sentences: string[] = [];
  if (missing.length > 0) {
    const named = missing.slice(0, MOST_NAMED).join(', ');
    const others = missing.length > MOST_NAMED ? ` and ${missing.length - MOST_NAMED} more` : '';
    sentences.push(
      `${name} lacks files that the database refers to but the storage does not have: ${named}${others}.`,
    );
  }
  if (unreadable.length > 0) {
    sentences.push(`Unreadable backups: ${unreadable.join(', ')}. Repair or delete them.`);
  }
  return sentences.length > 0 ? new BackupError(sentences.join('\n')) : undefined;
}
