import { execFile } from 'node:child_process';
import { mkdtemp, open, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);

const QUICK = ['-c:v', 'libx264', '-preset', 'ultrafast', '-pix_fmt', 'yuv420p'];
const AUDIO = ['-f', 'lavfi', '-i', 'sine=frequency=300:sample_rate=44100', '-shortest', '-c:a', 'aac'];

const picture = (size: string, rate: number, seconds: number) => [
  ...['-f', 'lavfi', '-i', `testsrc2=size=${size}:rate=${rate}:duration=${seconds}`],
];

/** Creates videos that are hard to prepare, and files that pose as videos, in a temporary folder. */
export class BadVideos {
  private largeOne?: Promise<string>;

  private constructor(
    readonly folder: string,
    private readonly ffmpeg: string,
  ) {}

  /** @param ffmpeg absolute path of the program */
  static async open(ffmpeg: string): Promise<BadVideos> {
    return new BadVideos(await mkdtemp(join(tmpdir(), 'lectern-bad-videos-')), ffmpeg);
  }

  remove(): Promise<void> {
    return rm(this.folder, { recursive: true, force: true });
  }

  text(name: string, content: string): Promise<string> {
    return this.write(name, Buffer.from(content));
  }

  async write(name: string, content: Buffer): Promise<string> {
    const path = join(this.folder, name);
    await writeFile(path, content);
    return path;
  }

  /** A plain video: three seconds, 320x180, 25 frames per second, with sound. */
  plain(name = 'plain.mp4'): Promise<string> {
    return this.make(name, [...picture('320x180', 25, 3), ...AUDIO, ...QUICK, '-movflags', '+faststart']);
  }

  silent(): Promise<string> {
    return this.make('silent.mp4', [...picture('320x180', 25, 2), ...QUICK]);
  }

  /** Ten hours of tiny frames, one per second. */
  async tenHours(): Promise<string> {
    const minute = await this.make('minute.mp4', [...picture('32x18', 1, 60), ...QUICK, '-g', '4']);
    return this.make('ten-hours.mp4', ['-stream_loop', '599', '-i', minute, '-c', 'copy']);
  }

  /** Filmed in portrait and stored rotated, as phones do. */
  async rotated(): Promise<string> {
    const lying = await this.make('lying.mp4', [...picture('640x360', 25, 2), ...QUICK]);
    return this.make('rotated.mp4', ['-i', lying, '-c', 'copy', '-metadata:s:v:0', 'rotate=90']);
  }

  /** Thirty frames per second, then very few, then thirty again, as screen recorders do. */
  variableRate(): Promise<string> {
    const select = "select='lt(t,2)+gt(t,8)+not(mod(n,45))',setpts=PTS";
    return this.make('variable.mp4', [
      ...picture('320x180', 30, 10),
      ...AUDIO,
      '-vf',
      select,
      '-vsync',
      'vfr',
      ...QUICK,
    ]);
  }

  /** Has odd side lengths, which 4:2:0 frames cannot have. */
  oddSize(): Promise<string> {
    return this.make('odd.mp4', [...picture('321x181', 25, 2), ...QUICK.slice(0, -2), '-pix_fmt', 'yuv444p']);
  }

  /** Has wide pixels: 240 of them are shown as 320. */
  anamorphic(): Promise<string> {
    return this.make('anamorphic.mp4', [...picture('240x180', 25, 2), '-vf', 'setsar=4/3', ...QUICK]);
  }

  hevc(): Promise<string> {
    const hevc = [
      '-c:v',
      'libx265',
      '-preset',
      'ultrafast',
      '-x265-params',
      'log-level=none',
      '-tag:v',
      'hvc1',
    ];
    return this.make('hevc.mp4', [...picture('320x180', 25, 2), ...AUDIO, ...hevc, '-pix_fmt', 'yuv420p']);
  }

  webm(): Promise<string> {
    const source = ['-f', 'lavfi', '-i', 'sine=frequency=300', '-shortest', '-c:a', 'libopus'];
    const vp8 = ['-c:v', 'libvpx', '-deadline', 'realtime', '-cpu-used', '8'];
    return this.make('vp8.webm', [...picture('320x180', 25, 2), ...source, ...vp8]);
  }

  audioOnly(): Promise<string> {
    return this.make('sound.mp4', ['-f', 'lavfi', '-i', 'sine=duration=1', '-c:a', 'aac']);
  }

  /** Much larger than its prepared stream, and quick to create. */
  large(): Promise<string> {
    this.largeOne ??= this.make('large.mp4', [...picture('1280x720', 30, 8), ...QUICK]);
    return this.largeOne;
  }

  /** Starts with black frames. */
  blackStart(): Promise<string> {
    const fade = 'fade=t=in:st=1:d=0.5';
    return this.make('black-start.mp4', [...picture('320x180', 25, 6), '-vf', fade, ...QUICK]);
  }

  /** The first part of a file, as an interrupted transfer leaves it. */
  async cut(path: string, name: string, share: number): Promise<string> {
    const whole = await readFile(path);
    return this.write(name, whole.subarray(0, Math.floor(whole.length * share)));
  }

  /** A video with noise in its middle. Its index is intact. */
  async damaged(): Promise<string> {
    return this.overwrite(await this.plain('damaged.mp4'), 0.4, 0.7);
  }

  /** A video with only its index and its first frames intact. */
  async ruined(name = 'ruined.mp4'): Promise<string> {
    return this.overwrite(await this.plain(name), 0.2, 1);
  }

  /** A video with only its index intact. */
  async hollow(): Promise<string> {
    const path = await this.make('hollow.mp4', [...picture('320x180', 25, 3), ...QUICK]);
    // The index of this video is at the end.
    return this.overwrite(path, 48 / (await stat(path)).size, 0.9);
  }

  /** Overwrites a file with noise between two fractions of its size. */
  private async overwrite(path: string, from: number, to: number): Promise<string> {
    const { size } = await stat(path);
    const [start, end] = [Math.ceil(size * from), Math.floor(size * to)];
    const file = await open(path, 'r+');
    try {
      await file.write(Buffer.alloc(end - start, 0x55), 0, undefined, start);
    } finally {
      await file.close();
    }
    return path;
  }

  async make(name: string, args: string[]): Promise<string> {
    const path = join(this.folder, name);
    await run(this.ffmpeg, ['-v', 'error', '-nostdin', '-y', ...args, path]);
    return path;
  }
}
