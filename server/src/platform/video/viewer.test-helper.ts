import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import sharp from 'sharp';
import { parseSegments } from './hls-playlist.ts';
import { beginningsOf, streamsOf } from './stream-checks.test-helper.ts';

const run = promisify(execFile);

/** Red, green and blue from 0 to 255. */
export type Colour = readonly [number, number, number];

/** A decoded picture with three bytes for each pixel. */
interface Picture {
  width: number;
  height: number;
  bytes: Buffer;
}

/** What a viewer sees and hears of a prepared video, quality by quality, best first. */
export class Viewer {
  private constructor(
    private readonly folder: string,
    /** Names of the qualities, such as `720p`. */
    readonly qualities: string[],
  ) {}

  /** @param folder of a prepared video */
  static async open(folder: string): Promise<Viewer> {
    const master = await readFile(join(folder, 'master.m3u8'), 'utf8');
    return new Viewer(
      folder,
      [...master.matchAll(/^(\w+)\.m3u8$/gm)].map(([, name]) => name ?? ''),
    );
  }

  /** Lengths of the segments of a quality in seconds. */
  async segments(quality = this.best): Promise<number[]> {
    const playlist = await readFile(join(this.folder, `${quality}.m3u8`), 'utf8');
    return parseSegments(playlist).map(({ seconds }) => seconds);
  }

  /** Length of a quality in seconds by its playlist. */
  async length(quality = this.best): Promise<number> {
    return (await this.segments(quality)).reduce((sum, seconds) => sum + seconds, 0);
  }

  /** Times of all pictures of a quality in seconds, in order. */
  async pictureTimes(quality = this.best): Promise<number[]> {
    const shown = ['-select_streams', 'v', '-show_entries', 'packet=pts_time', '-of', 'csv=p=0'];
    const { stdout } = await run('ffprobe', ['-v', 'error', ...shown, this.file(quality)]);
    const times = stdout
      .split('\n')
      .map(Number.parseFloat)
      .filter((time) => !Number.isNaN(time))
      .toSorted((a, b) => a - b);
    // ffprobe shifts a stream with B-frames, players do not.
    const shift = (times[0] ?? 0) - ((await beginningsOf(this.file(quality))).picture ?? 0);
    return times.map((time) => time - shift);
  }

  /** Average colour of the middle of a picture, at a time in seconds. */
  async colour(seconds: number, quality = this.best): Promise<Colour> {
    return middleOf(await this.picture(seconds, quality));
  }

  /** Colours of the poster and of the first scrubbing picture. */
  async imageColours(): Promise<Colour[]> {
    const images = await Promise.all(
      ['poster.jpg', 'storyboard.jpg'].map((name) => readFile(join(this.folder, name))),
    );
    return Promise.all(
      images.map(async (image) => {
        const { data, info } = await sharp(image).removeAlpha().raw().toBuffer({ resolveWithObject: true });
        return middleOf({ width: info.width, height: info.height, bytes: data });
      }),
    );
  }

  /** Marks of the colours of a quality: matrix, transfer, primaries, range. */
  async colourTags(quality = this.best): Promise<(string | undefined)[]> {
    const [stream] = await streamsOf(this.file(quality));
    return [stream?.color_space, stream?.color_transfer, stream?.color_primaries, stream?.color_range];
  }

  /** How much more neighbouring lines differ than lines of the same field. 1 or less without combs. */
  async combs(seconds: number, quality = this.best): Promise<number> {
    const picture = await this.picture(seconds, quality);
    return difference(picture, 1) / Math.max(1, difference(picture, 2));
  }

  /** Mean volume of a part of the sound in dB. Silence is -91. */
  async volume(from: number, to: number, quality = this.best): Promise<number> {
    const part = ['-i', this.file(quality), '-ss', String(from), '-to', String(to)];
    const { stderr } = await run('ffmpeg', [
      ...['-nostats', '-threads', '1', ...part, '-vn', '-af', 'volumedetect', '-f', 'null', '-'],
    ]);
    return Number(/mean_volume: (-?[\d.]+) dB/.exec(stderr)?.[1]);
  }

  /** The picture that is shown at a time. */
  private async picture(seconds: number, quality: string): Promise<Picture> {
    const [stream] = await streamsOf(this.file(quality));
    const { width = 0, height = 0 } = stream ?? {};
    // The filter decodes from the start, so the times are those of the stream.
    const filter = `select='lte(t,${seconds})',format=yuv420p,scale=in_color_matrix=bt709:in_range=tv,format=rgb24`;
    const arguments_ = ['-v', 'error', '-threads', '1', '-i', this.file(quality), '-vf', filter];
    const { stdout } = await run(
      'ffmpeg',
      [...arguments_, '-fps_mode', 'passthrough', '-f', 'rawvideo', '-'],
      { encoding: 'buffer', maxBuffer: 2 ** 29 },
    );
    return { width, height, bytes: stdout.subarray(-3 * width * height) };
  }

  private get best(): string {
    return this.qualities[0] ?? '';
  }

  private file(quality: string): string {
    return join(this.folder, `${quality}.mp4`);
  }
}

/** The largest difference between two colours in red, green or blue. */
export function distance(one: Colour, other: Colour): number {
  return Math.max(...one.map((part, index) => Math.abs(part - (other[index] ?? NaN))));
}

function middleOf({ width, height, bytes }: Picture): Colour {
  const at = 3 * (Math.floor(height / 2) * width + Math.floor(width / 2));
  return [bytes[at] ?? NaN, bytes[at + 1] ?? NaN, bytes[at + 2] ?? NaN];
}

function difference({ width, height, bytes }: Picture, lines: number): number {
  let sum = 0;
  const offset = lines * 3 * width;
  for (let at = 0; at + offset < 3 * width * height; at++) {
    sum += Math.abs((bytes[at] ?? 0) - (bytes[at + offset] ?? 0));
  }
  return sum / height;
}
