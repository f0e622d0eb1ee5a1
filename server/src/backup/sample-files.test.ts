import { expect, it } from 'vitest';
import { sampleFiles } from './sample-files.ts';

const GIB = 1024 ** 3;
const night = (day: number) => new Date(Date.UTC(2026, 0, day, 3, 7));
const school = (files: number, bytes: number) =>
  new Map(Array.from({ length: files }, (_, file) => [`file-${file}`, bytes]));

it('all files of a small school are read every night', () => {
  expect(sampleFiles(school(64, 1_000_000), night(1)).size).toBe(64);
  expect(sampleFiles(new Map(), night(1)).size).toBe(0);
});

it.each([1, 29, 30, 31, 100, 1_000])('each of %i large files is read within 30 nights', (count) => {
  const files = school(count, 3 * GIB);
  const nights = Array.from({ length: 30 }, (_, day) => sampleFiles(files, night(day + 1)));
  expect(new Set(nights.flatMap((sample) => [...sample])).size).toBe(count);
  expect(Math.max(...nights.map(({ size }) => size))).toBe(Math.ceil(count / 30));
});
