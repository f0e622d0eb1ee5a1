import Hls from 'hls.js/light';
import { expect, it } from 'vitest';

// The client is built with it: see `vite.config.ts`.
it('the light build of hls.js ignores the subtitles of a playlist, because the player shows captions itself', () => {
  const { subtitleTrackController, subtitleStreamController, timelineController } = Hls.DefaultConfig;
  expect([subtitleTrackController, subtitleStreamController, timelineController]).toEqual([
    undefined,
    undefined,
    undefined,
  ]);
});
