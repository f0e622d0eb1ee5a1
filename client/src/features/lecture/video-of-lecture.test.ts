import { expect, it } from 'vitest';
import { samplePlayableLecture } from '#client/testing/course-samples.ts';
import { linksOf } from './video-of-lecture.ts';

it('a video that browsers do not play has links once it has a stream', () => {
  const sample = samplePlayableLecture('7');
  if (!sample.video) throw new Error('The sample has a video');
  const converted = { ...sample.video, contentType: 'video/x-matroska', streamUrl: null };
  expect(linksOf({ ...sample, video: converted })).toBeNull();
  expect(linksOf({ ...sample, video: { ...converted, streamUrl: '/media/master.m3u8' } })).not.toBeNull();
  expect(linksOf({ ...sample, video: { ...converted, contentType: 'video/mp4' } })).not.toBeNull();
});
