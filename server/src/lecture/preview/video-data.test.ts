import { expect, it } from 'vitest';
import type { PreviewRow } from './preview-rows.ts';
import { videoData } from './video-data.ts';

const lecture: PreviewRow = {
  id: '0198c0de-0000-7000-8000-000000000006',
  kind: 'VIDEO',
  title: 'The first loaf',
  description: '0:00 Flour\n1:30 Water\n9:00 Too late',
  duration: 119.5,
  createdAt: new Date('2026-01-01'),
  hasPoster: true,
};
const place = { origin: 'https://school.example', slug: 'bread' };
const address = `${place.origin}/courses/bread/lectures/${lecture.id}`;

it('has a clip for each chapter that begins before the end of the video', () => {
  expect(videoData(lecture, place).hasPart).toEqual([
    { '@type': 'Clip', name: 'Flour', startOffset: 0, endOffset: 90, url: `${address}?t=0` },
    { '@type': 'Clip', name: 'Water', startOffset: 90, endOffset: 120, url: `${address}?t=90` },
  ]);
});

it('has no clips without chapters', () => {
  expect(videoData({ ...lecture, description: 'What it shows.' }, place)).not.toHaveProperty('hasPart');
});
