import { expect, it } from 'vitest';
import { ownImage, ownImageAddress } from './own-image.ts';

const image = {
  url: '/media/images/0198c0de-0000-7000-8000-000000000000/abc123.webp',
  width: 1600,
  height: 900,
};

it('reads back the address of a picture', () => {
  expect(ownImage(ownImageAddress(image))).toEqual(image);
});

it.each([
  'https://example.com/a.webp#1x1',
  '//example.com/media/images/a/b.webp#1x1',
  '/media/images/a/b.webp',
  '/media/images/../videos/b.webp#1x1',
  '/media/videos/a/b.webp#1x1',
  '/media/images/a/b.svg#1x1',
  '/media/images/a/b.webp?x#1x1',
])('is no picture of the school: %s', (address) => {
  expect(ownImage(address)).toBeNull();
});
