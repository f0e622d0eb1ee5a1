import { texts } from './texts/certificate/en.ts';
import { textsOf } from './texts/texts.ts';

/** What is said of certificates. */
export const certificateMessages = textsOf('certificate', texts);

/** What stands on a certificate, on its page and on its PDF. */
export const certificateSheet = certificateMessages.sheet;

/** How long the lectures of a course are, to be read on its certificate: `1 hour 20 minutes of video`. */
export function videoLength(seconds: number): string {
  const all = Math.max(1, Math.round(seconds / 60));
  const hours = Math.floor(all / 60);
  const minutes = all % 60;
  if (hours === 0) return certificateSheet.minutes({ minutes });
  return minutes === 0
    ? certificateSheet.hours({ hours })
    : certificateSheet.hoursAndMinutes({ hours, minutes });
}
