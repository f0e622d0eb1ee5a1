import { byLocale } from '#shared/locale.ts';

const hours = byLocale(
  (locale) =>
    new Intl.NumberFormat(locale, {
      style: 'unit',
      unit: 'hour',
      unitDisplay: 'short',
      maximumFractionDigits: 1,
    }),
);

/** Formats seconds as hours: `12.5 hr`. */
export const formatHours = (seconds: number): string => hours().format(seconds / 3600);

/** Formats seconds as hours for spreadsheets: `12.50`. */
export const decimalHours = (seconds: number): string => (seconds / 3600).toFixed(2);
