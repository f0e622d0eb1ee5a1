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
  color_space?: string;
  color_transfer?: string;
  color_primaries?: string;
  color_range?: string;
}

/** Returns the streams of a file according to ffprobe, an independent program. */
export async function streamsOf(path: string): Promise<ProbedStream[]> {
  const { stdout } = await run('ffprobe', ['-v', 'error', '-show_streams', '-of', 'json', path]);
  // The output of `-of json` has more fields than the type.
  return (JSON.parse(stdout) as { streams: ProbedStream[] }).streams;
}

/**
 * Reads the byte ranges of a media playlist as a player would and decodes each segment alone, with the initialization
 * section before it. Returns the time of each segment's first frame in seconds. Throws if a segment cannot be decoded
 * from its first frame.
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

/** Returns the times of the first video frame and the first audio packet of a file, in seconds. */
export async function beginningsOf(path: string): Promise<{ picture?: number; audio?: number }> {
  using input = new Input({ formats: ALL_FORMATS, source: new FilePathSource(path) });
  const [video, audio] = await Promise.all([input.getPrimaryVideoTrack(), input.getPrimaryAudioTrack()]);
  return { picture: await video?.getFirstTimestamp(), audio: await audio?.getFirstTimestamp() };
}

/** Returns the loudness of a file in LUFS (EBU R128). */
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
