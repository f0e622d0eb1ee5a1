import { expect, it } from 'vitest';
import { ladderArguments } from './ffmpeg-arguments.ts';
import { planLadder, planStoryboard } from './ladder.ts';

it.each([
  [1920, 1080, 16],
  [3840, 2160, 8],
  [7680, 4320, 2],
  [16_000, 16_000, 1],
])(
  'a video of %i x %i pixels is decoded by %i of 16 threads, to limit the memory',
  (width, height, threads) => {
    const pictures = { index: 0, start: 0, codec: 'prores', pixelFormat: 'yuva444p10le', width, height };
    const args = ladderArguments({
      source: {
        path: '/video.mov',
        container: 'mov',
        facts: {
          ...{ contentType: 'video/quicktime', durationSeconds: 3, width, height, frameRate: 25 },
          ...{ codec: null, audioCodec: null, unplayedCodecs: ['ap4h'] },
        },
      },
      streams: {
        pictures: { ...pictures, aspect: 1, rotation: 0 },
        ...{ sound: null, start: 0, count: 1, promised: 3 },
        ...{ hasUnknownPictures: false, hasUnknownSound: false },
      },
      abilities: { zscale: true, bwdif: true },
      folder: '/prepared',
      ladder: planLadder({ width, height }),
      storyboard: planStoryboard({ width, height }, 3),
      preset: 'veryfast',
      threads: 16,
    });
    const input = args.slice(0, args.indexOf('-i'));
    expect(input[input.indexOf('-threads') + 1]).toBe(String(threads));
  },
);
