import { byLocale } from '#shared/locale.ts';
import { messages } from '#shared/messages.ts';
import { formatMinutes } from './format.ts';

const clock = byLocale((locale) => new Intl.DateTimeFormat(locale, { timeStyle: 'short' }));

/** The time of the next attempt, in `seconds` from now: `You can try again in 12 minutes, at 14:32.` */
export function retryTime(seconds: number, now: Date): string {
  const then = new Date(now.getTime() + seconds * 1000);
  return messages.retry({ wait: formatMinutes(Math.ceil(seconds / 60)), time: clock().format(then) });
}
