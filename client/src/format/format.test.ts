import { afterEach, describe, expect, it } from 'vitest';
import { formatList } from '#shared/locale.ts';
import { loadLanguages } from '#shared/texts/load-languages.ts';
import { setCurrentLanguage } from '#shared/texts/texts.ts';
import {
  formatBytes,
  formatClock,
  formatCompactNumber,
  formatDate,
  formatDuration,
  formatLectureCount,
  formatNumber,
  formatPercent,
  formatShare,
} from './format.ts';
import { retryTime } from './retry-time.ts';

describe('formatDuration', () => {
  it.each([
    [0, '0 sec'],
    [45.4, '45 sec'],
    [59.6, '1 min'],
    [750, '13 min'],
    [3_590, '1 hr'],
    [4_800, '1 hr 20 min'],
  ])('%s seconds are %s', (length, text) => expect(formatDuration(length)).toBe(text));
});

describe('formatClock', () => {
  it.each([
    [7, '0:07'],
    [59.7, '0:59'],
    [750, '12:30'],
    [3_723, '1:02:03'],
  ])('%s seconds are %s', (length, text) => expect(formatClock(length)).toBe(text));
});

describe('formatBytes', () => {
  it.each([
    [1, '1 byte'],
    [532, '532 bytes'],
    [4_210_000, '4.2 MB'],
    [1_340_000_000, '1.3 GB'],
    [5_000_000_000_000, '5,000 GB'],
  ])('%s bytes are %s', (size, text) => expect(formatBytes(size)).toBe(text));
});

describe('formatLectureCount', () => {
  it('distinguishes singular and plural', () => {
    expect(formatLectureCount(1)).toBe('1 lecture');
    expect(formatLectureCount(1_200)).toBe('1,200 lectures');
  });
});

describe('in German', () => {
  afterEach(() => setCurrentLanguage(() => 'en'));

  it('writes everything in the language of the page', async () => {
    await loadLanguages();
    const written = () => [
      formatNumber(1_200.5),
      formatLectureCount(1_200),
      formatDuration(4_800),
      formatBytes(4_210_000),
      formatCompactNumber(1_200_000),
      formatPercent(42),
      formatShare(0.125),
      formatList(['a', 'b', 'c']),
      formatDate('2027-03-03T12:00:00Z'),
      retryTime(720, new Date(2027, 2, 3, 14, 20)),
    ];
    const spaced = (texts: string[]) => texts.map((text) => text.replaceAll(/\s/g, ' '));
    expect(spaced(written())).toEqual([
      '1,200.5',
      '1,200 lectures',
      '1 hr 20 min',
      '4.2 MB',
      '1.2M',
      '42%',
      '12.5%',
      'a, b, c',
      'Mar 3, 2027',
      'You can try again in 12 minutes, at 2:32 PM.',
    ]);
    setCurrentLanguage(() => 'de');
    expect(spaced(written())).toEqual([
      '1.200,5',
      '1.200 Lektionen',
      '1 Std., 20 Min.',
      '4,2 MB',
      '1,2 Mio.',
      '42 %',
      '12,5 %',
      'a, b und c',
      '03.03.2027',
      'In 12 Minuten können Sie es noch einmal versuchen, um 14:32.',
    ]);
  });
});
