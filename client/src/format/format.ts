import { byLocale } from '#shared/locale.ts';
import { formatMoney, type Money } from '#shared/money.ts';
import { catalogueTexts } from '#shared/texts/catalogue.ts';

const unitFormat = (
  locale: string,
  unit: string,
  { maximumFractionDigits = 0, unitDisplay = 'short' }: Intl.NumberFormatOptions = {},
) => new Intl.NumberFormat(locale, { style: 'unit', unit, unitDisplay, maximumFractionDigits });

/** Number formats for texts that visitors also see: in the reader's locale, or in the given one. */
export const formatsIn = byLocale((locale) => {
  const whole = new Intl.NumberFormat(locale);
  const hours = unitFormat(locale, 'hour');
  const minutes = unitFormat(locale, 'minute');
  const seconds = unitFormat(locale, 'second');
  const together = new Intl.ListFormat(locale, { type: 'unit', style: 'narrow' });
  const utcDay = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeZone: 'UTC' });

  return {
    /** `1,200`. */
    formatNumber: (value: number): string => whole.format(value),

    /** A duration: `45 sec`, `12 min`, `1 hr 20 min`. Rounded to the smallest unit shown. */
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

    /** The UTC date of an ISO time, for days that are the same for every reader, such as that of a legal page. */
    formatUtcDate: (time: string): string => utcDay.format(new Date(time)),
  };
});

// In the reader's locale. For numbers and UTC dates in rendered pages use `useFormats`.
export const formatNumber = (value: number): string => formatsIn().formatNumber(value);
export const formatUtcDate = (time: string): string => formatsIn().formatUtcDate(time);
export const formatDuration = (length: number): string => formatsIn().formatDuration(length);

const longMinutes = byLocale((locale) => unitFormat(locale, 'minute', { unitDisplay: 'long' }));

/** `12 minutes`. */
export const formatMinutes = (count: number): string => longMinutes().format(count);

/** `1 lecture`, `12 lectures`, `1,200 lectures`. */
export const formatLectureCount = (count: number): string => catalogueTexts.found.lectures({ count });

/** A duration or position as players show it, in completed seconds: `0:07`, `12:30`, `1:02:03`. */
export function formatClock(length: number): string {
  const total = Math.floor(length);
  const two = (value: number) => String(value).padStart(2, '0');
  const wholeMinutes = Math.floor(total / 60);
  if (wholeMinutes < 60) return `${wholeMinutes}:${two(total % 60)}`;
  return `${Math.floor(wholeMinutes / 60)}:${two(wholeMinutes % 60)}:${two(total % 60)}`;
}

const byteFormats = byLocale((locale) =>
  ['byte', 'kilobyte', 'megabyte', 'gigabyte'].map((unit, power) =>
    // The short form of a byte has no plural in English.
    unitFormat(
      locale,
      unit,
      power === 0 ? { unitDisplay: 'long' } : { maximumFractionDigits: power > 1 ? 1 : 0 },
    ),
  ),
);

/** A size in decimal units, as file managers show it: `532 bytes`, `4.2 MB`, `1.3 GB`. */
export function formatBytes(size: number): string {
  const formats = byteFormats();
  const power = size < 1_000 ? 0 : Math.min(Math.floor(Math.log10(size) / 3), formats.length - 1);
  return formats[power]?.format(size / 1_000 ** power) ?? '';
}

const compact = byLocale(
  (locale) => new Intl.NumberFormat(locale, { notation: 'compact', maximumFractionDigits: 1 }),
);

/** A number in compact form: `83`, `1.2K`. */
export const formatCompactNumber = (value: number): string => compact().format(value);

const percent = byLocale((locale) => new Intl.NumberFormat(locale, { style: 'percent' }));

/** `42%`, for an integer from 0 to 100. */
export const formatPercent = (value: number): string => percent().format(value / 100);

const share = byLocale(
  (locale) => new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 1 }),
);

/** A fraction as a percentage: `12.5%`. */
export const formatShare = (value: number): string => share().format(value);

const day = byLocale((locale) => new Intl.DateTimeFormat(locale, { dateStyle: 'medium' }));
const moment = byLocale(
  (locale) => new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short' }),
);

/** The date of an ISO time in the reader's time zone: `3 Mar 2027`. */
export const formatDate = (time: string | Date): string => day().format(new Date(time));

/** An ISO time in the reader's time zone: `3 Mar 2027, 14:05`. */
export const formatDateTime = (time: string | Date): string => moment().format(new Date(time));
