import { byLocale } from '#shared/locale.ts';
import { formatMoney, type Money } from '#shared/money.ts';
import { catalogueTexts } from '#shared/texts/catalogue.ts';

const unitFormat = (
  locale: string,
  unit: string,
  { maximumFractionDigits = 0, unitDisplay = 'short' }: Intl.NumberFormatOptions = {},
) => new Intl.NumberFormat(locale, { style: 'unit', unit, unitDisplay, maximumFractionDigits });

/** How numbers are written that visitors read, too: as the reader does, or in this way. */
export const formatsIn = byLocale((locale) => {
  const whole = new Intl.NumberFormat(locale);
  const hours = unitFormat(locale, 'hour');
  const minutes = unitFormat(locale, 'minute');
  const seconds = unitFormat(locale, 'second');
  const together = new Intl.ListFormat(locale, { type: 'unit', style: 'narrow' });

  return {
    /** `1,200`. */
    formatNumber: (value: number): string => whole.format(value),

    /** A length for people: `45 sec`, `12 min`, `1 hr 20 min`. Rounded to the unit that is shown. */
    formatDuration: (length: number): string => {
      if (length < 59.5) return seconds.format(Math.round(length));
      const wholeMinutes = Math.round(length / 60);
      if (wholeMinutes < 60) return minutes.format(wholeMinutes);
      const rest = wholeMinutes % 60;
      const wholeHours = hours.format(Math.floor(wholeMinutes / 60));
      return rest === 0 ? wholeHours : together.format([wholeHours, minutes.format(rest)]);
    },

    /** `$499`. */
    formatPrice: (price: Money): string => formatMoney(price, locale),
  };
});

// As the reader writes numbers. What a rendered page shows of them comes by `useFormats`.
export const formatNumber = (value: number): string => formatsIn().formatNumber(value);
export const formatDuration = (length: number): string => formatsIn().formatDuration(length);

const longMinutes = byLocale((locale) => unitFormat(locale, 'minute', { unitDisplay: 'long' }));

/** `12 minutes`. */
export const formatMinutes = (count: number): string => longMinutes().format(count);

/** `1 lecture`, `12 lectures`, `1,200 lectures`. */
export const formatLectureCount = (count: number): string => catalogueTexts.found.lectures({ count });

/** A length or a place in it as players show it, in seconds that are over: `0:07`, `12:30`, `1:02:03`. */
export function formatClock(length: number): string {
  const total = Math.floor(length);
  const two = (value: number) => String(value).padStart(2, '0');
  const wholeMinutes = Math.floor(total / 60);
  if (wholeMinutes < 60) return `${wholeMinutes}:${two(total % 60)}`;
  return `${Math.floor(wholeMinutes / 60)}:${two(wholeMinutes % 60)}:${two(total % 60)}`;
}

const byteFormats = byLocale((locale) =>
  ['byte', 'kilobyte', 'megabyte', 'gigabyte'].map((unit, power) =>
    unitFormat(locale, unit, { maximumFractionDigits: power > 1 ? 1 : 0 }),
  ),
);

/** A size for people, in thousands as file managers count: `532 byte`, `4.2 MB`, `1.3 GB`. */
export function formatBytes(size: number): string {
  const formats = byteFormats();
  const power = size < 1_000 ? 0 : Math.min(Math.floor(Math.log10(size) / 3), formats.length - 1);
  return formats[power]?.format(size / 1_000 ** power) ?? '';
}

const compact = byLocale(
  (locale) => new Intl.NumberFormat(locale, { notation: 'compact', maximumFractionDigits: 1 }),
);

/** A number where there is little room: `83`, `1.2K`. */
export const formatCompactNumber = (value: number): string => compact().format(value);

const percent = byLocale((locale) => new Intl.NumberFormat(locale, { style: 'percent' }));

/** `42%`, of a whole number from 0 to 100. */
export const formatPercent = (value: number): string => percent().format(value / 100);

const share = byLocale(
  (locale) => new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 1 }),
);

/** A part of one: `12.5%`. */
export const formatShare = (value: number): string => share().format(value);

const day = byLocale((locale) => new Intl.DateTimeFormat(locale, { dateStyle: 'medium' }));
const moment = byLocale(
  (locale) => new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short' }),
);

/** The day of an ISO time where the reader is: `3 Mar 2027`. */
export const formatDate = (time: string | Date): string => day().format(new Date(time));

/** An ISO time where the reader is: `3 Mar 2027, 14:05`. */
export const formatDateTime = (time: string | Date): string => moment().format(new Date(time));
