const minutes = new Intl.NumberFormat(undefined, { style: 'unit', unit: 'minute', unitDisplay: 'long' });
const clock = new Intl.DateTimeFormat(undefined, { timeStyle: 'short' });

/** When a person who has to wait `seconds` may try again: `You can try again in 12 minutes, at 14:32.` */
export function retryTime(seconds: number, now: Date): string {
  const then = new Date(now.getTime() + seconds * 1000);
  return `You can try again in ${minutes.format(Math.ceil(seconds / 60))}, at ${clock.format(then)}.`;
}
