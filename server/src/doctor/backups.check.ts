import { byLocale } from '#shared/locale.ts';
import { newestCompleteAt } from '#server/backup/manifest.ts';
import { nightlyPlace, openPlace } from '#server/backup/open-place.ts';
import type { Config } from '#server/config.ts';
import { doctorTexts } from './doctor-texts.ts';
import { findingsOf, reasonOf, type Finding } from './finding.ts';

const { well, attention, fault } = findingsOf('backups');

const texts = doctorTexts.backups;

/** A backup is made every night and may take some hours. */
const OLD_MS = 36 * 60 * 60 * 1000;
const formats = byLocale(
  (locale) => new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short', timeZone: 'UTC' }),
);

/** Checks the age of the newest complete backup, if nightly backups are configured. */
export async function checkBackups(config: Config): Promise<Finding[]> {
  const place = nightlyPlace(config);
  if (place === undefined) return [];
  try {
    const at = await newestCompleteAt(await openPlace(place));
    if (!at)
      return [
        attention(
          () => texts.none,
          () => texts.make,
        ),
      ];
    const told = () => ({ at: formats().format(at) });
    if (Date.now() - at.getTime() < OLD_MS) return [well(() => texts.newest(told()))];
    return [
      attention(
        () => texts.old(told()),
        () => texts.make,
      ),
    ];
  } catch (error) {
    return [
      fault(
        () => texts.unusable({ reason: reasonOf(error) }),
        () => texts.seePlace,
      ),
    ];
  }
}
