import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import sharp from 'sharp';
import { parseSegments } from './hls-playlist.ts';
import { beginningsOf, loudnessOf, streamsOf } from './stream-checks.test-helper.ts';
import type { PreparedVideo } from './video-engine.ts';

const run = promisify(execFile);

/** Red, green and blue from 0 to 255. */
export type Colour = readonly [number, number, number];

/** A decoded picture with three bytes for each pixel. */
export interface Picture {
  width: number;
  height: number;
  bytes: Readonly<ArrayLike<number>>;
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

  /** Colours of the middle of the poster and of the first scrubbing picture, of those that there are. */
  async imageColours({ poster, storyboard }: PreparedVideo): Promise<Colour[]> {
    const sheet = storyboard && { ...storyboard, rows: Math.ceil(storyboard.count / storyboard.columns) };
    return Promise.all([
      ...(poster === null ? [] : [this.imageColour(poster, 1, 1)]),
      ...(sheet === null ? [] : [this.imageColour(sheet.file, sheet.columns, sheet.rows)]),
    ]);
  }

  /** Loudness of a quality in LUFS (EBU R128). Silence, and a quality without sound, is -70. */
  async loudness(quality = this.best): Promise<number> {
    const streams = await streamsOf(this.file(quality));
    return streams.some(({ codec_type: type }) => type === 'audio') ? loudnessOf(this.file(quality)) : -70;
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

  /** All pictures of a quality, decoded, in order. */
  async pictures(quality = this.best): Promise<Picture[]> {
    return this.decode('null', quality);
  }

  /** When the beep of the scene begins, in seconds. Null if there is none. */
  async beep(quality = this.best): Promise<number | null> {
    const rate = 16_000;
    const filters = ['-af', 'highpass=f=1500,highpass=f=1500', '-ac', '1', '-ar', String(rate)];
    const { stdout } = await run(
      'ffmpeg',
      ['-v', 'error', '-threads', '1', '-i', this.file(quality), '-vn', ...filters, '-f', 's16le', '-'],
      { encoding: 'buffer', maxBuffer: 2 ** 29 },
    );
    const start = (await beginningsOf(this.file(quality))).audio ?? 0;
    for (let at = 0; at + 1 < stdout.length; at += 2) {
      if (Math.abs(stdout.readInt16LE(at)) > 2_000) return start + at / 2 / rate;
    }
    return null;
  }

  /** Colour of the middle of the first picture of a sheet. */
  private async imageColour(name: string, columns: number, rows: number): Promise<Colour> {
    const image = sharp(await readFile(join(this.folder, name)));
    const { data, info } = await image.removeAlpha().raw().toBuffer({ resolveWithObject: true });
    return colourAt({ width: info.width, height: info.height, bytes: data }, 0.5 / columns, 0.5 / rows);
  }

  /** The picture that is shown at a time. */
  private async picture(seconds: number, quality: string): Promise<Picture> {
    // The filter decodes from the start, so the times are those of the stream.
    const picture = (await this.decode(`select='lte(t,${seconds})'`, quality)).at(-1);
    if (!picture) throw new Error(`There is no picture at ${seconds} s`);
    return picture;
  }

  private async decode(filter: string, quality: string): Promise<Picture[]> {
    const [stream] = await streamsOf(this.file(quality));
    const { width = 0, height = 0 } = stream ?? {};
    const filters = `${filter},format=yuv420p,scale=in_color_matrix=bt709:in_range=tv,format=rgb24`;
    const arguments_ = ['-v', 'error', '-threads', '1', '-i', this.file(quality), '-vf', filters];
    const { stdout } = await run(
      'ffmpeg',
      [...arguments_, '-fps_mode', 'passthrough', '-f', 'rawvideo', '-'],
      { encoding: 'buffer', maxBuffer: 2 ** 29 },
    );
    const length = 3 * width * height;
    return Array.from({ length: stdout.length / length }, (_, index) => ({
      width,
      height,
      bytes: stdout.subarray(index * length, (index + 1) * length),
    }));
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

/** The colour at a place from 0, left or top, to 1. */
export function colourAt({ width, height, bytes }: Picture, across: number, down: number): Colour {
  const at = 3 * (Math.floor(height * down) * width + Math.floor(width * across));
  return [bytes[at] ?? NaN, bytes[at + 1] ?? NaN, bytes[at + 2] ?? NaN];
}

const middleOf = (picture: Picture) => colourAt(picture, 0.5, 0.5);

function difference({ width, height, bytes }: Picture, lines: number): number {
  let sum = 0;
  const offset = lines * 3 * width;
  for (let at = 0; at + offset < 3 * width * height; at++) {
    sum += Math.abs((bytes[at] ?? 0) - (bytes[at + offset] ?? 0));
  }
  return sum / height;
}
