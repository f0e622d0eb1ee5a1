import { formatMoney, type Money } from '#shared/money.ts';

const unitFormat = (unit: string, maximumFractionDigits = 0, locale?: string) =>
  new Intl.NumberFormat(locale, { style: 'unit', unit, unitDisplay: 'short', maximumFractionDigits });

/** How numbers are written that visitors read, too: in this language, or in the reader's own. */
export function formatsIn(locale?: string) {
  const whole = new Intl.NumberFormat(locale);
  const hours = unitFormat('hour', 0, locale);
  const minutes = unitFormat('minute', 0, locale);
  const seconds = unitFormat('second', 0, locale);

  return {
    /** `1,200`. */
    formatNumber: (value: number): string => whole.format(value),

    /** `1 lecture`, `12 lectures`, `1,200 lectures`. */
    formatLectureCount: (count: number): string =>
      `${whole.format(count)} ${count === 1 ? 'lecture' : 'lectures'}`,

    /** A length for people: `45 sec`, `12 min`, `1 hr 20 min`. Rounded to the unit that is shown. */
    formatDuration: (length: number): string => {
      if (length < 59.5) return seconds.format(Math.round(length));
      const wholeMinutes = Math.round(length / 60);
      if (wholeMinutes < 60) return minutes.format(wholeMinutes);
      const rest = wholeMinutes % 60;
      const wholeHours = hours.format(Math.floor(wholeMinutes / 60));
      return rest === 0 ? wholeHours : `${wholeHours} ${minutes.format(rest)}`;
    },

    /** `$499`. */
    formatPrice: (price: Money): string => formatMoney(price, locale),
  };
}

/** As the reader writes numbers. What a rendered page shows of them comes by `useFormats`. */
export const readersFormats = formatsIn();
export const { formatNumber, formatLectureCount, formatDuration } = readersFormats;

/** A length or a place in it as players show it, in seconds that are over: `0:07`, `12:30`, `1:02:03`. */
export function formatClock(length: number): string {
  const total = Math.floor(length);
  const two = (value: number) => String(value).padStart(2, '0');
  const wholeMinutes = Math.floor(total / 60);
  if (wholeMinutes < 60) return `${wholeMinutes}:${two(total % 60)}`;
  return `${Math.floor(wholeMinutes / 60)}:${two(wholeMinutes % 60)}:${two(total % 60)}`;
}

const byteUnits = ['byte', 'kilobyte', 'megabyte', 'gigabyte'] as const;

/** A size for people, in thousands as file managers count: `532 byte`, `4.2 MB`, `1.3 GB`. */
export function formatBytes(size: number): string {
  const power = size < 1_000 ? 0 : Math.min(Math.floor(Math.log10(size) / 3), byteUnits.length - 1);
  return unitFormat(byteUnits[power] ?? 'byte', power > 1 ? 1 : 0).format(size / 1_000 ** power);
}

const compact = new Intl.NumberFormat(undefined, { notation: 'compact', maximumFractionDigits: 1 });

/** A number where there is little room: `83`, `1.2K`. */
export const formatCompactNumber = (value: number): string => compact.format(value);

const percent = new Intl.NumberFormat(undefined, { style: 'percent' });

/** `42%`, of a whole number from 0 to 100. */
export const formatPercent = (value: number): string => percent.format(value / 100);

const day = new Intl.DateTimeFormat(undefined, { dateStyle: 'medium' });
const moment = new Intl.DateTimeFormat(undefined, { dateStyle: 'medium', timeStyle: 'short' });

/** The day of an ISO time where the reader is: `3 Mar 2027`. */
export const formatDate = (time: string | Date): string => day.format(new Date(time));

/** An ISO time where the reader is: `3 Mar 2027, 14:05`. */
export const formatDateTime = (time: string | Date): string => moment.format(new Date(time));
