import { currentLocale } from '#shared/locale.ts';
import { playerTexts } from '#shared/player.ts';

/** `1.25×`. */
export const speedText = (speed: number): string =>
  `${new Intl.NumberFormat(currentLocale()).format(speed)}×`;

/** `45%`, of a share from 0 to 1. */
export const percentText = (share: number): string =>
  new Intl.NumberFormat(currentLocale(), { style: 'percent' }).format(share);

/** `1080p`. */
export const qualityText = (height: number): string => `${height}p`;

/** The name of a language in the page's language, or its tag if the browser does not know it. */
export function languageText(tag: string): string {
  try {
    return new Intl.DisplayNames(currentLocale(), { type: 'language' }).of(tag) ?? tag;
  } catch {
    return tag;
  }
}

/** A position for screen readers, of times in seconds: `3 min 4 sec out of 10 min`. */
export const placeText = (position: number, length: number): string =>
  playerTexts.place({ position: spokenTime(position), length: spokenTime(length) });

const units = ['hour', 'minute', 'second'] as const;

function spokenTime(time: number): string {
  const total = Math.floor(time);
  const amounts = [Math.floor(total / 3600), Math.floor(total / 60) % 60, total % 60];
  const parts = units.flatMap((unit, index) => {
    const amount = amounts[index] ?? 0;
    if (amount === 0 && !(unit === 'second' && total === 0)) return [];
    return new Intl.NumberFormat(currentLocale(), { style: 'unit', unit, unitDisplay: 'short' }).format(
      amount,
    );
  });
  return new Intl.ListFormat(currentLocale(), { type: 'unit', style: 'narrow' }).format(parts);
}
