import type { Config } from '#server/config.ts';
import type { BackupSettings } from '#server/config-services.ts';
import type { BackupPlace } from './backup-place.ts';
import { FolderPlace } from './folder-place.ts';

/** The place of the nightly backups, as far as a process sees it: a folder is that of those that work off the queue. */
export function nightlyPlace({
  backup,
  role,
}: Pick<Config, 'backup' | 'role'>): BackupSettings['to'] | undefined {
  return role === 'web' && typeof backup?.to === 'string' ? undefined : backup?.to;
}

/** Where backups are by the settings, or as a command is told. S3's SDK is loaded where it is used alone. */
export async function openPlace(place: BackupSettings['to']): Promise<BackupPlace> {
  if (typeof place === 'string') return new FolderPlace(place);
  const { BucketPlace } = await import('./bucket-place.ts');
  return new BucketPlace(place);
}
