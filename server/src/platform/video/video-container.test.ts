import { createReadStream } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { PassThrough, Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { setImmediate } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { detectVideoContainer } from './video-container.ts';

function fixtureUrl(name: string): URL {
  return new URL(`fixtures/${name}`, import.meta.url);
}

describe('detectVideoContainer', () => {
  it.each([
    ['h264.mp4', 'mp4', 'video/mp4'],
    ['h264.mov', 'mov', 'video/quicktime'],
    ['vp9.webm', 'webm', 'video/webm'],
    ['vp9-live.webm', 'webm', 'video/webm'],
  ])('detects %s without consuming the stream', async (name, extension, contentType) => {
    const body = createReadStream(fixtureUrl(name));
    expect(await detectVideoContainer(body, false)).toEqual({ extension, contentType });
    expect((await buffer(body)).equals(await readFile(fixtureUrl(name)))).toBe(true);
  });

  it('detects an old QuickTime file without a file type box', async () => {
    const data = Buffer.concat([Buffer.from('\0\0\0\x08wide\0\0\0\x10mdat', 'latin1'), Buffer.alloc(300)]);
    expect(await detectVideoContainer(Readable.from(data, { objectMode: false }), false)).toMatchObject({
      extension: 'mov',
    });
  });

  it('waits for bytes that arrive one by one, and the stream can still be piped', async () => {
    const data = await readFile(fixtureUrl('h264.mp4'));
    const bytewise = Readable.from(
      (function* () {
        for (const byte of data) yield Buffer.from([byte]);
      })(),
      { objectMode: false },
    );
    expect(await detectVideoContainer(bytewise, false)).toMatchObject({ extension: 'mp4' });
    expect((await buffer(bytewise.pipe(new PassThrough()))).equals(data)).toBe(true);
  });

  it('does not block while it waits for more bytes', async () => {
    const data = await readFile(fixtureUrl('h264.mp4'));
    const body = new PassThrough();
    body.write(data.subarray(0, 20));
    const result = detectVideoContainer(body, false);
    await setImmediate();
    body.end(data.subarray(20));
    expect(await result).toMatchObject({ extension: 'mp4' });
    expect((await buffer(body)).equals(data)).toBe(true);
  });

  it.each([
    ['an empty file', 'EMPTY', ''],
    ['a few bytes', 'NOT_A_VIDEO', 'abc'],
    ['the first 48 bytes of a video', 'NOT_A_VIDEO', '\0\0\0\x20ftypisom'.padEnd(48, '\0')],
    ['text', 'NOT_A_VIDEO', 'hello '.repeat(100)],
    ['an HLS playlist', 'PLAYLIST', `#EXTM3U\n${'file:///etc/passwd\n'.repeat(10)}`],
    ['a short HLS playlist', 'PLAYLIST', '\n#EXTM3U\nfile:///etc/passwd'],
    [
      'a DASH manifest',
      'PLAYLIST',
      `<?xml version="1.0"?>\n<MPD xmlns="urn:mpeg:dash:schema:mpd:2011"></MPD>`,
    ],
    ['a concat script', 'PLAYLIST', `ffconcat version 1.0\n${"file '/etc/passwd'\n".repeat(10)}`],
    ['an MP3 file', 'NO_PICTURE', 'ID3'.padEnd(256, '\0')],
    ['a WAV file', 'NO_PICTURE', 'RIFF\0\0\0\0WAVEfmt '.padEnd(256, '\0')],
    ['an Ogg file of Opus', 'NO_PICTURE', `OggS${'\0'.repeat(24)}OpusHead`.padEnd(256, '\0')],
    ['an SVG', 'NOT_A_VIDEO', `<svg xmlns="http://www.w3.org/2000/svg"><image href="/etc/passwd"/></svg>`],
  ])('refuses %s and destroys the body', async (_name, fault, content) => {
    const body = new PassThrough();
    body.end(content);
    await expect(detectVideoContainer(body, false)).rejects.toMatchObject({ fault });
    expect(body.destroyed).toBe(true);
  });

  it.each([
    ['MKV', 'mkv', '\x1a\x45\xdf\xa3\xa3\x42\x86\x81\x01\x42\x82\x88matroska'],
    ['AVI', 'avi', 'RIFF\0\0\0\0AVI LIST'],
    ['TS', 'ts', `G${'\0'.repeat(187)}G`],
    ['TS', 'ts', `\0\0\0\0G${'\0'.repeat(191)}G`],
    ['FLV', 'flv', 'FLV\x01'],
    ['WMV', 'wmv', '0&\xb2u\x8ef\xcf\x11'],
    ['MPG', 'mpg', '\0\0\x01\xba'],
  ])('refuses %s by its name, unless the engine converts it', async (fault, extension, content) => {
    const body = () => Readable.from(Buffer.from(content.padEnd(256, '\0'), 'latin1'), { objectMode: false });
    await expect(detectVideoContainer(body(), false)).rejects.toMatchObject({ fault });
    expect(await detectVideoContainer(body(), true)).toMatchObject({ extension });
  });

  it('fails with the error of the body, before and after its first byte', async () => {
    for (const start of ['', 'abc']) {
      const body = new PassThrough();
      if (start) body.write(start);
      const result = detectVideoContainer(body, false);
      const failure = new Error('the sender is gone');
      body.destroy(failure);
      await expect(result).rejects.toBe(failure);
    }
  });

  it('fails if the body is closed before its end', async () => {
    const body = new PassThrough();
    const result = detectVideoContainer(body, false);
    body.destroy();
    await expect(result).rejects.toThrow('closed before its end');
  });
});
