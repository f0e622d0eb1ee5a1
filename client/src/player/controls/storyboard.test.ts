import { expect, it } from 'vitest';
import { tileAt } from './storyboard.ts';

const storyboard = {
  url: '/s.jpg',
  tileWidth: 160,
  tileHeight: 90,
  columns: 5,
  count: 12,
  intervalSeconds: 10,
};

it.each([
  [0, 0, 0],
  [9.9, 0, 0],
  [49, 640, 0],
  [50, 0, 90],
  [119, 160, 180],
  [5_000, 160, 180],
])('the picture of second %d is at %d, %d', (second, x, y) => {
  expect(tileAt(storyboard, second)).toEqual({ x, y });
});
