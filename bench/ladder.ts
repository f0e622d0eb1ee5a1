import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { FfmpegEngine } from '#server/platform/video/ffmpeg-engine.ts';
import { findFfmpeg } from '#server/platform/video/find-ffmpeg.ts';
import { probeFile } from '#server/platform/video/video-probe.ts';
import budgets from './budgets.json' with { type: 'json' };
import { printTable } from './measure.ts';

const run = promisify(execFile);
/** Odd, so that there is a median. */
const PAIRS = 5;
const SECONDS = 10;

/** Durations for one video, in seconds. */
interface Pair {
  product: number;
  bare: number;
}

/**
 * Compares the product's complete preparation of a 1080p video with a handwritten ffmpeg command for the same outputs.
 * They run in pairs, so that both see the same load of the machine, and alternate in order. Returns whether the median
 * pair is within budget.
 */
export async function ladder(): Promise<boolean> {
  const ffmpeg = await findFfmpeg();
  if (!ffmpeg) throw new Error('ffmpeg is needed for this benchmark.');
  const folder = await mkdtemp(join(tmpdir(), 'lectern-ladder-'));
  try {
    const source = await makeSource(ffmpeg, folder);
    const product = () => time(folder, (output) => prepare(ffmpeg, source, output));
    const bare = () => time(folder, (output) => plainCommand(ffmpeg, source, output));
    const pairs: Pair[] = [];
    for (let index = 0; index < PAIRS; index++) {
      if (index % 2 === 0) pairs.push({ product: await product(), bare: await bare() });
      else pairs.push({ bare: await bare(), product: await product() });
    }
    const shares = pairs.map((pair) => pair.bare / pair.product);
    console.log(`\nSeconds for ${SECONDS} s of 1080p in three qualities, poster and storyboard\n`);
    printTable(
      ['pair', 'the product', 'bare ffmpeg', "the product's speed"],
      pairs.map((pair, index) => [`${index + 1}`, pair.product, pair.bare, shares[index] ?? NaN]),
    );
    const share = median(shares);
    console.log(`\nThe product's speed is ${share.toFixed(2)} of the bare command's.`);
    return share >= budgets.ladder.shareOfBare;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** Makes a video of moving shapes with camera-like noise and a tone. */
async function makeSource(ffmpeg: string, folder: string): Promise<string> {
  const path = join(folder, 'source.mp4');
  const picture = `testsrc2=size=1920x1080:rate=30:duration=${SECONDS},noise=alls=6:allf=t`;
  const inputs = ['-f', 'lavfi', '-i', picture, '-f', 'lavfi', '-i', `sine=duration=${SECONDS}`];
  const codecs = ['-c:v', 'libx264', '-preset', 'ultrafast', '-pix_fmt', 'yuv420p', '-c:a', 'aac'];
  await run(ffmpeg, ['-v', 'error', ...inputs, ...codecs, path]);
  return path;
}

async function prepare(ffmpeg: string, path: string, output: string): Promise<void> {
  const facts = await probeFile(path);
  await new FfmpegEngine(ffmpeg).prepare({ path, container: 'mp4', facts }, output, {
    signal: new AbortController().signal,
    onProgress: () => undefined,
  });
}

const GRAPH = [
  '[0:v]split=5[a][b][c][d][e]',
  '[a]scale=1920:1080,format=yuv420p[v0];[b]scale=1280:720,format=yuv420p[v1];[c]scale=640:360,format=yuv420p[v2]',
  `[d]fps=12/${SECONDS},scale=1280:720,thumbnail=12[poster];[e]fps=1,scale=160:90,tile=10x1[tiles]`,
  '[0:a]loudnorm=I=-16:TP=-1.5:LRA=11,aresample=48000,asplit=3[a0][a1][a2]',
].join(';');

/** Runs a command as typed by hand, with the product's niceness, so that a busy machine treats both alike. */
async function plainCommand(ffmpeg: string, path: string, output: string): Promise<void> {
  const command =
    `-v error -i ${path} -filter_complex ${GRAPH} ` +
    '-map [v0] -map [a0] -map [v1] -map [a1] -map [v2] -map [a2] ' +
    '-c:v libx264 -preset veryfast -crf 22 -maxrate:v:0 6M -bufsize:v:0 12M -maxrate:v:1 3M -bufsize:v:1 6M ' +
    '-maxrate:v:2 900k -bufsize:v:2 1800k -force_key_frames expr:gte(t,n_forced*4) -sc_threshold 0 -g 240 ' +
    '-c:a aac -b:a 128k -ac 2 -f hls -hls_time 4 -hls_playlist_type vod -hls_segment_type fmp4 ' +
    `-hls_flags single_file -hls_segment_filename ${output}/%v.mp4`;
  await run('nice', [
    ...['-n', '19', ffmpeg, ...command.split(' ')],
    ...['-var_stream_map', 'v:0,a:0 v:1,a:1 v:2,a:2', '-master_pl_name', 'master.m3u8', `${output}/%v.m3u8`],
    ...['-map', '[poster]', '-frames:v', '1', `${output}/poster.jpg`],
    ...['-map', '[tiles]', '-frames:v', '1', `${output}/storyboard.jpg`],
  ]);
}

/** Returns the duration of `work` in seconds. It gets an empty output folder. */
async function time(folder: string, work: (output: string) => Promise<void>): Promise<number> {
  const output = join(folder, 'output');
  await mkdir(output);
  const start = performance.now();
  await work(output);
  const seconds = (performance.now() - start) / 1000;
  await rm(output, { recursive: true });
  return seconds;
}

function median(values: number[]): number {
  return values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? NaN;
}
