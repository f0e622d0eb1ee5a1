import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { ALL_FORMATS, FilePathSource, Input } from 'mediabunny';
import { parseSegments } from './hls-playlist.ts';

const run = promisify(execFile);

interface ProbedStream {
  codec_type: string;
  codec_name: string;
  width?: number;
  height?: number;
  sample_aspect_ratio?: string;
  pix_fmt?: string;
}

/** What ffprobe, which is not ours, finds in a file. */
export async function streamsOf(path: string): Promise<ProbedStream[]> {
  const { stdout } = await run('ffprobe', ['-v', 'error', '-show_streams', '-of', 'json', path]);
  // By `-of json`, of which only a few fields are named above.
  return (JSON.parse(stdout) as { streams: ProbedStream[] }).streams;
}

/**
 * Takes the byte ranges of a media playlist as a player would, each with the index before it, and decodes each alone.
 * Returns when each begins, in seconds, by its first picture. Throws when one cannot be decoded from its first picture on.
 */
export async function decodeSegments(playlist: string): Promise<number[]> {
  const text = await readFile(playlist, 'utf8');
  const [, file = '', indexLength = ''] = /#EXT-X-MAP:URI="([^"]+)",BYTERANGE="(\d+)@0"/.exec(text) ?? [];
  const media = await readFile(join(dirname(playlist), file));
  const folder = await mkdtemp(join(tmpdir(), 'lectern-segments-'));
  try {
    return await Promise.all(
      parseSegments(text).map(async ({ start, length }, index) => {
        const path = join(folder, `${index}.mp4`);
        await writeFile(
          path,
          Buffer.concat([media.subarray(0, Number(indexLength)), media.subarray(start, start + length)]),
        );
        await run('ffmpeg', ['-v', 'error', '-xerror', '-i', path, '-f', 'null', '-']);
        const shown = ['-show_entries', 'packet=pts_time,flags', '-of', 'csv=p=0', '-read_intervals', '%+#1'];
        const { stdout } = await run('ffprobe', ['-v', 'error', '-select_streams', 'v:0', ...shown, path]);
        const [time = '', flags = ''] = stdout.trim().split(',');
        if (!flags.startsWith('K')) throw new Error(`Segment ${index} does not begin with a keyframe`);
        return Number(time);
      }),
    );
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** When the first picture and the first sound of a file are due, in seconds. */
export async function beginningsOf(path: string): Promise<{ picture?: number; audio?: number }> {
  using input = new Input({ formats: ALL_FORMATS, source: new FilePathSource(path) });
  const [video, audio] = await Promise.all([input.getPrimaryVideoTrack(), input.getPrimaryAudioTrack()]);
  return { picture: await video?.getFirstTimestamp(), audio: await audio?.getFirstTimestamp() };
}

/** Loudness of a file in LUFS, by EBU R128. */
export async function loudnessOf(path: string): Promise<number> {
  const { stderr } = await run('ffmpeg', [
    '-nostats',
    '-i',
    path,
    '-af',
    'ebur128',
    '-vn',
    '-f',
    'null',
    '-',
  ]);
  return Number(/Integrated loudness:\s+I:\s+(-?[\d.]+) LUFS/.exec(stderr)?.[1]);
}
