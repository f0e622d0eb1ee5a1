import type { Config } from '#server/config.ts';
import type { BackupSettings } from '#server/config-services.ts';
import type { BackupPlace } from './backup-place.ts';
import { FolderPlace } from './folder-place.ts';

/** Returns the place of the nightly backups. A web process does not see a folder, because it may be on the machine of the workers. */
export function nightlyPlace({
  backup,
  role,
}: Pick<Config, 'backup' | 'role'>): BackupSettings['to'] | undefined {
  return role === 'web' && typeof backup?.to === 'string' ? undefined : backup?.to;
}

/** Opens the place of the settings or of a command. Loads the S3 SDK only if it is needed. */
export async function openPlace(place: BackupSettings['to']): Promise<BackupPlace> {
  if (typeof place === 'string') return new FolderPlace(place);
  const { BucketPlace } = await import('./bucket-place.ts');
  return new BucketPlace(place);
}
