import { describe, expect, it } from 'vitest';
import { formatBytes, formatClock, formatDuration, formatLectureCount } from './format.ts';

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
    [532, '532 byte'],
    [4_210_000, '4.2 MB'],
    [1_340_000_000, '1.3 GB'],
    [5_000_000_000_000, '5,000 GB'],
  ])('%s bytes are %s', (size, text) => expect(formatBytes(size)).toBe(text));
});

describe('formatLectureCount', () => {
  it('knows one from many', () => {
    expect(formatLectureCount(1)).toBe('1 lecture');
    expect(formatLectureCount(1_200)).toBe('1,200 lectures');
  });
});
