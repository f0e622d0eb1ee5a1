import { expect, it } from 'vitest';
import { masterPlaylist } from './hls-playlist.ts';

it('a multivariant playlist has what a player chooses a rendition by', () => {
  const segments = [
    { seconds: 4, length: 400_000, start: 0 },
    { seconds: 4, length: 200_000, start: 400_000 },
  ];
  const variant = {
    uri: '360p.m3u8',
    width: 640,
    height: 360,
    codecs: ['avc1.64001e', 'mp4a.40.2'],
    segments,
  };
  const playlist = masterPlaylist([{ ...variant, frameRate: 30_000 / 1001 }]);
  expect(playlist).toContain(
    '#EXT-X-STREAM-INF:BANDWIDTH=800000,AVERAGE-BANDWIDTH=600000,RESOLUTION=640x360,' +
      'CODECS="avc1.64001e,mp4a.40.2",FRAME-RATE=29.970\n360p.m3u8\n',
  );
});
