import { execFile } from 'node:child_process';
import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);
const SECONDS = 10;

/**
 * Makes a 720p video with a tone by repeating a scene, at `megabits` Mbit/s and of at least `bytes` bytes. Returns its
 * path.
 */
export async function makeVideo(
  ffmpeg: string,
  folder: string,
  { bytes, megabits }: { bytes: number; megabits: number },
): Promise<string> {
  const [scene, video] = [join(folder, 'scene.mp4'), join(folder, 'A long video.mp4')];
  const rate = megabits * 1000;
  // Pads the stream to a constant bit rate.
  const constant = `nal-hrd=cbr:force-cfr=1:bitrate=${rate}:vbv-maxrate=${rate}:vbv-bufsize=${rate}`;
  await run(ffmpeg, [
    ...['-v', 'error', '-f', 'lavfi', '-i', 'mandelbrot=size=1280x720:rate=30'],
    ...['-f', 'lavfi', '-i', 'sine=frequency=300:sample_rate=44100', '-t', String(SECONDS)],
    ...['-c:v', 'libx264', '-preset', 'ultrafast', '-b:v', `${rate}k`, '-x264-params', constant],
    ...['-g', '60', '-pix_fmt', 'yuv420p', '-c:a', 'aac', scene],
  ]);
  const times = Math.ceil(bytes / (await stat(scene)).size);
  await run(ffmpeg, ['-v', 'error', '-stream_loop', String(times), '-i', scene, '-c', 'copy', video]);
  return video;
}
