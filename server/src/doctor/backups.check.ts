import { byLocale } from '#shared/locale.ts';
import { checksOf, type BackupChecks } from '#server/backup/backup-checks.ts';
import type { BackupPlace } from '#server/backup/backup-place.ts';
import { newestCompleteAt } from '#server/backup/manifest.ts';
import { nightlyPlace, openPlace } from '#server/backup/open-place.ts';
import type { Config } from '#server/config.ts';
import { bucketRemedy } from './bucket-remedy.ts';
import { doctorTexts } from './doctor-texts.ts';
import { findingsOf, reasonOf, type Finding } from './finding.ts';

const { well, attention, fault } = findingsOf('backups');

const texts = doctorTexts.backups;

const HOUR_MS = 60 * 60 * 1000;
/** A backup is made every night and may take some hours. */
const OLD_MS = 36 * HOUR_MS;
/** A backup should be verified or restored at least twice a year. The alert has the same limit. */
const UNTRIED_MS = 180 * 24 * HOUR_MS;
/** Maximum number of damaged files that are named. */
const MOST_NAMED = 5;
const formats = byLocale(
  (locale) => new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short', timeZone: 'UTC' }),
);

/** Checks whether nightly backups are configured, the newest complete backup, and when a backup was last verified or restored. */
export async function checkBackups(config: Pick<Config, 'backup' | 'role'>): Promise<Finding[]> {
  if (config.backup === undefined) {
    return [
      attention(
        () => texts.unset,
        () => texts.setPlace,
      ),
    ];
  }
  const { to } = config.backup;
  const place = nightlyPlace(config);
  if (place === undefined)
    return [well(() => texts.elsewhere({ folder: typeof to === 'string' ? to : to.bucket }))];
  try {
    const opened = await openPlace(place);
    return [await newestFinding(opened), ...checkFindings(await checksOf(opened))];
  } catch (error) {
    return [
      fault(
        () => texts.unusable({ reason: reasonOf(error) }),
        () => (typeof place === 'string' ? texts.seePlace : bucketRemedy(error, place, 'BACKUP_S3')),
      ),
    ];
  }
}

const told = (at: Date | string) => ({ at: formats().format(new Date(at)) });

async function newestFinding(place: BackupPlace): Promise<Finding> {
  const at = await newestCompleteAt(place);
  if (!at)
    return attention(
      () => texts.none,
      () => texts.make,
    );
  if (Date.now() - at.getTime() < OLD_MS) return well(() => texts.newest(told(at)));
  return attention(
    () => texts.old(told(at)),
    () => texts.make,
  );
}

function checkFindings({ verifiedAt, restoredAt, damaged }: BackupChecks): Finding[] {
  return [
    ...triedFindings(verifiedAt, restoredAt),
    ...(damaged.length > 0
      ? [
          attention(
            () => texts.damaged({ count: damaged.length, names: damaged.slice(0, MOST_NAMED).join(', ') }),
            () => texts.copyAgain,
          ),
        ]
      : []),
  ];
}

function triedFindings(verifiedAt: string | undefined, restoredAt: string | undefined): Finding[] {
  // Both are ISO times in UTC, whose order is that of their texts.
  const last = [verifiedAt, restoredAt]
    .filter((at) => at !== undefined)
    .sort()
    .at(-1);
  if (last === undefined)
    return [
      attention(
        () => texts.neverTried,
        () => texts.rehearse,
      ),
    ];
  if (Date.now() - Date.parse(last) > UNTRIED_MS)
    return [
      attention(
        () => texts.triedLongAgo(told(last)),
        () => texts.rehearse,
      ),
    ];
  return [
    ...(verifiedAt === undefined ? [] : [well(() => texts.verified(told(verifiedAt)))]),
    ...(restoredAt === undefined ? [] : [well(() => texts.restored(told(restoredAt)))]),
  ];
}
