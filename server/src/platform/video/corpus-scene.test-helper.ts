import type { VideoFault } from '#shared/video-faults.ts';
import type { BadVideos } from './bad-videos.test-helper.ts';
import { GREEN } from './oddities.test-helper.ts';
import type { Colour } from './viewer.test-helper.ts';

/** What a viewer must see and hear of a prepared video. */
export interface Seen {
  /** Length in seconds, and by how much it may differ, because the last packet of sound is not full. */
  seconds: number;
  within: number;
  /** Width and height as displayed. */
  size: readonly [number, number];
  /** Colour in the middle of the stream, the poster and the storyboard. */
  middle: Colour;
  /** Corner of the red mark. Null for a picture without one. */
  mark: Corner | null;
  /** Whether there is sound, at the loudness of all lectures. */
  isHeard: boolean;
  /** Seconds from the beep to the flash. Null if there is only one of them. */
  delay: number | null;
  /** Whether there is a poster and a storyboard. */
  hasImages: boolean;
}
export type Corner = 'top left' | 'top right' | 'bottom left' | 'bottom right';

/** One video of the corpus. */
export interface Row {
  name: string;
  /** Creates the video. Returns its path. */
  make: (videos: BadVideos) => Promise<string>;
  /** What the prepared video shows, or why there is none. */
  expected: Seen | VideoFault;
}

/** The scene as it is filmed: three seconds of green with a red mark, a hum, and after one second a flash and a beep. */
export const SCENE: Seen = {
  seconds: 3,
  within: 0.1,
  size: [160, 96],
  middle: GREEN,
  mark: 'top left',
  isHeard: true,
  delay: 0,
  hasImages: true,
};

/** Without sound. */
export const SILENT = { isHeard: false, delay: null } satisfies Partial<Seen>;

interface Filming {
  size?: string;
  /** Pictures per second. */
  rate?: number | string;
  seconds?: number;
  /** Further filters, each with a comma before it. */
  filters?: string;
}

/** Input arguments for the pictures of the scene. */
export function pictures({ size = '160x96', rate = 25, seconds = 3, filters = '' }: Filming = {}): string[] {
  const mark = 'drawbox=w=iw/4:h=ih/4:color=0xC02020:t=fill';
  const flash = "drawbox=color=white:t=fill:enable='between(t,0.999,1.199)'";
  const colour = `color=0x10C030:size=${size}:rate=${rate}:duration=${seconds}`;
  return ['-f', 'lavfi', '-i', `${colour},format=rgb24,${mark},${flash}${filters}`];
}

/** Input arguments for the sound of the scene. */
export function sound({ seconds = 3, filters = '' }: Filming = {}): string[] {
  const beep = '0.5*sin(2*PI*2000*t)*between(t,1,1.2)';
  return [
    ...['-f', 'lavfi', '-i'],
    `aevalsrc=exprs='0.1*sin(2*PI*300*t)+${beep}':sample_rate=48000:duration=${seconds}${filters}`,
  ];
}

/** The pictures and the sound of the scene. */
export const scene = [...pictures(), ...sound()];

/**
 * Describes a video that one run of ffmpeg creates.
 *
 * @param file the end of its name, such as `.mp4`
 * @param different what is not as in the scene
 */
export function row(
  name: string,
  file: string,
  args: string[],
  different: Partial<Seen> | VideoFault = {},
): Row {
  const expected = typeof different === 'string' ? different : { ...SCENE, ...different };
  return { name, make: (videos) => videos.make(fileName(name, file), args), expected };
}

/**
 * Describes a video that is copied from an MP4 file.
 *
 * @param source arguments that create the MP4 file
 * @param copying arguments that copy the file at a path
 */
export function copied(
  name: string,
  file: string,
  source: string[],
  copying: (path: string) => string[],
  different: Partial<Seen> | VideoFault = {},
): Row {
  return {
    ...row(name, file, [], different),
    make: async (videos) => {
      const path = await videos.make(fileName(`source of ${name}`, '.mp4'), source);
      return videos.make(fileName(name, file), [...copying(path), '-c', 'copy']);
    },
  };
}

/** Describes the first half of a video, as an interrupted transfer leaves it. */
export function half(
  name: string,
  file: string,
  args: string[],
  different: Partial<Seen> | VideoFault = 'TRUNCATED',
): Row {
  return {
    ...row(name, file, [], different),
    make: async (videos) => {
      const whole = await videos.make(fileName(`whole ${name}`, file), args);
      return videos.cut(whole, fileName(name, file), 0.5);
    },
  };
}

/** The name of the file of a row. H.263 and H.263+ need different ones, because two files are made at a time. */
export const fileName = (name: string, file: string) => `${name.match(/[\w.+]+/g)?.join(' ')}${file}`;
