import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Conversion, FilePathSource, FilePathTarget, Input, MovOutputFormat, Output, WEBM } from 'mediabunny';
import type { VideoFault } from '#shared/video-faults.ts';
import { PICTURES, SOUNDS } from './corpus-codecs.test-helper.ts';
import { coded } from './corpus-oddities.test-helper.ts';
import {
  fileName,
  half,
  pictures,
  row,
  scene,
  SCENE,
  SILENT,
  sound,
  type Row,
  type Seen,
} from './corpus-scene.test-helper.ts';
import { greens, Oddities } from './oddities.test-helper.ts';

const H264 = PICTURES['H.264'];
const WHITE = [230, 230, 230] as const;

/** A red picture, a silent track and others that are not the primary ones. */
const RED = ['-f', 'lavfi', '-i', 'color=0xC02020:size=128x96:rate=25:duration=3'];
const QUIET = ['-f', 'lavfi', '-t', '3', '-i', 'anullsrc=sample_rate=48000:channel_layout=stereo'];
const primary = (type: 'v' | 'a') => [`-disposition:${type}:0`, '0', `-disposition:${type}:1`, 'default'];

/** Describes a video that is made with a text file of these lines. */
function withText(name: string, file: string, lines: string[], args: (path: string) => string[]): Row {
  return {
    ...row(name, file, []),
    make: async (videos) => {
      const path = await videos.text(fileName(name, '.txt'), `${lines.join('\n')}\n`);
      return videos.make(fileName(name, file), args(path));
    },
  };
}

/** Describes a video in which names are replaced by others of the same length, as other programs write them. */
function renamed(
  name: string,
  file: string,
  names: Record<string, string>,
  args: string[],
  different: Partial<Seen> | VideoFault = {},
): Row {
  return {
    ...row(name, file, [], different),
    make: async (videos) => {
      const path = await videos.make(fileName(`before ${name}`, file), args);
      const content = Object.entries(names).reduce(
        (text, [from, to]) => text.replaceAll(from, to),
        await readFile(path, 'latin1'),
      );
      return videos.write(fileName(name, file), Buffer.from(content, 'latin1'));
    },
  };
}

const QUICKTIME = { ftypisom: 'ftypqt  ' };
const OPUS = [...scene, ...H264, ...SOUNDS.Opus];
const PRORES = [...scene, ...PICTURES.ProRes, ...SOUNDS.AAC];

/** Codecs in MP4 and MOV that ffmpeg does not write there, and oddities of intermediate files. */
const intermediates: readonly Row[] = [
  renamed('MOV with VP9', '.mov.mp4', QUICKTIME, [...scene, ...PICTURES.VP9, ...SOUNDS.AAC]),
  renamed('MOV with AV1', '.mov.mp4', QUICKTIME, [...scene, ...PICTURES.AV1, ...SOUNDS.AAC]),
  renamed('MOV with FLAC', '.mov.mp4', QUICKTIME, [...scene, ...H264, ...SOUNDS.FLAC]),
  renamed('MOV with Opus', '.mov.mp4', QUICKTIME, OPUS),
  {
    ...row('MOV with VP8', '.mov', []),
    make: async (videos) => {
      const source = await videos.make('before MOV with VP8.webm', coded('.webm'));
      const path = join(videos.folder, 'MOV with VP8.mov');
      const output = new Output({ format: new MovOutputFormat(), target: new FilePathTarget(path) });
      const input = new Input({ formats: [WEBM], source: new FilePathSource(source) });
      await (await Conversion.init({ input, output })).execute();
      return path;
    },
  },
  // No read of one picture may be larger than this.
  row(
    'MOV with an uncompressed 4K picture',
    '.mov',
    [
      ...[...pictures({ size: '4096x2160', seconds: 0.04 }), ...sound(), ...SOUNDS.AAC],
      ...['-c:v', 'rawvideo', '-pix_fmt', 'rgba64be', '-tag:v', 'b64a'],
    ],
    { size: [2048, 1080], delay: null },
  ),
  row('ProRes whose sound continues', '.mov', [
    ...[...pictures({ seconds: 2 }), ...sound(), ...PICTURES.ProRes, ...SOUNDS['PCM with 16 bits']],
  ]),
  row(
    'ProRes whose pictures begin late',
    '.mov',
    ['-itsoffset', '0.72', ...pictures({ seconds: 2.28 }), ...sound(), ...PRORES.slice(scene.length)],
    { delay: 0.72 },
  ),
  row('interlaced ProRes', '.mov', [...PRORES, '-flags', '+ildct', '-vf', 'setfield=tff']),
  half('half of a .mov of ProRes', '.mov', PRORES),
  renamed('ProRes RAW', '.mov', { apch: 'aprh' }, PRORES, 'UNKNOWN_CODEC'),
  renamed('.mp4 with sound that is unknown', '.mp4', { Opus: 'zzzz' }, OPUS, 'UNKNOWN_SOUND'),
  renamed('.mp4 of a shop', '.mp4', { avc1: 'drmi', mp4a: 'drms' }, coded('.mp4'), 'PROTECTED'),
  renamed('.mp4 with protected sound', '.mp4', { mp4a: 'drms' }, coded('.mp4'), 'PROTECTED'),
];

const CHAPTERS = [';FFMETADATA1', '[CHAPTER]', 'TIMEBASE=1/1', 'START=1', 'END=2', 'title=The knot'];
const SRT = ['1', '00:00:00,500 --> 00:00:09,000', 'A rope is a promise.'];

/** Further tracks beside the picture and the sound. */
const tracks: readonly Row[] = [
  ...(['.mp4', '.mov', '.mkv'] as const).flatMap((file) => [
    row(`${file} whose second sound is the default`, file, [
      ...[...pictures(), ...QUIET, ...sound(), '-map', '0:v', '-map', '1:a', '-map', '2:a'],
      ...[...primary('a'), ...H264, ...SOUNDS.AAC],
    ]),
    row(`${file} whose second picture is the default`, file, [
      ...[...RED, ...pictures(), ...sound(), '-map', '0:v', '-map', '1:v', '-map', '2:a'],
      ...[...primary('v'), ...H264, ...SOUNDS.AAC],
    ]),
    row(`${file} with a picture of its cover`, file, [
      ...[...scene, '-f', 'lavfi', '-i', 'color=0xC02020:size=64x64:rate=1:duration=1'],
      ...['-map', '0:v', '-map', '1:a', '-map', '2:v', ...H264, ...SOUNDS.AAC],
      ...['-c:v:1', 'mjpeg', '-pix_fmt:v:1', 'yuvj420p', '-disposition:v:1', 'attached_pic'],
    ]),
    withText(`${file} with chapters`, file, CHAPTERS, (path) => [
      ...[...scene, '-i', path, '-map_chapters', '2', ...coded(file, [])],
    ]),
    withText(`${file} with subtitles that end late`, file, SRT, (path) => [
      ...[...scene, '-f', 'srt', '-i', path, ...coded(file, []), '-map', '2:s'],
      ...['-c:s', file === '.mkv' ? 'srt' : 'mov_text'],
    ]),
  ]),
  row('.ts with two programs', '.ts', [
    ...[...pictures(), ...sound(), ...RED, '-map', '0:v', '-map', '1:a', '-map', '2:v'],
    ...[...H264, ...SOUNDS.AAC, '-program', 'st=0:st=1', '-program', 'st=2'],
  ]),
  row('.mov with a timecode', '.mov', [...coded('.mov'), '-timecode', '10:00:00:00']),
  row('.mkv with sound before the picture', '.mkv', [
    ...[...scene, '-map', '1:a', '-map', '0:v', ...H264, ...SOUNDS.AAC],
  ]),
];

/** Layouts of files. */
const layouts: readonly Row[] = [
  row('.mp4 with its index at the start', '.mp4', [...coded('.mp4'), '-movflags', '+faststart']),
  row('.mp4 for DASH', '.mp4', [...coded('.mp4'), '-movflags', 'dash+delay_moov+frag_keyframe']),
  row('.3gp', '.3gp', coded('.mp4')),
  row('.m4v of Apple', '.m4v', [...coded('.mp4'), '-f', 'ipod']),
  row('.f4v of Adobe', '.f4v', coded('.mp4')),
  row('live .webm', '.webm', [...coded('.webm'), '-live', '1']),
  row('live .mkv', '.mkv', [...coded('.mkv'), '-live', '1']),
  row('.mkv with its index at the start', '.mkv', [...coded('.mkv'), '-cues_to_front', '1']),
  row('.flv without a length', '.flv', [...coded('.flv'), '-flvflags', 'no_duration_filesize']),
  row('.avi without an index', '.avi', [...coded('.avi'), '-write_index', '0']),
  row('.mpg of a DVD', '.mpg', [...coded('.mpg'), '-f', 'dvd']),
  row('.mpg of a Super Video CD', '.mpg', [...coded('.mpg'), '-f', 'svcd']),
  {
    ...row('.mp4 with bytes behind its end', '.mp4', []),
    make: async (videos) => {
      const path = await videos.make('before-the-bytes.mp4', coded('.mp4'));
      return videos.write('behind-the-end.mp4', Buffer.concat([await readFile(path), Buffer.alloc(999)]));
    },
  },
];

const still = { mark: null, ...SILENT, seconds: 2 } as const;

/** Colours, high dynamic range and interlaced pictures. */
const colours: readonly Row[] = [
  ...greens.map((kind): Row => ({
    name: `green, ${kind}`,
    make: (videos) => new Oddities(videos).green(kind),
    expected: { ...SCENE, ...still, size: kind === 'untagged, SD' ? [640, 480] : [1280, 720] },
  })),
  ...(['smpte2084', 'arib-std-b67'] as const).flatMap((transfer) =>
    ['.mp4', '.mov', '.mkv'].map((file): Row => ({
      name: `white paper in HDR by ${transfer} in ${file}`,
      make: (videos) => new Oddities(videos).hdr(transfer, file.slice(1)),
      expected: { ...SCENE, ...still, size: [160, 90], middle: WHITE },
    })),
  ),
  row('interlaced .ts', '.ts', [...coded('.ts'), '-flags', '+ildct+ilme', '-x264-params', 'tff=1']),
  row('interlaced .mpg', '.mpg', [...coded('.mpg'), '-flags', '+ildct+ilme', '-top', '1']),
];

/** Arguments of a video whose second half is missed. */
const long = (file: Parameters<typeof coded>[0]) =>
  coded(file, [...pictures({ seconds: 6 }), ...sound({ seconds: 6 })]);
const clusters = ['-cluster_time_limit', '500'];
const SOUND_ONLY = [...sound(), '-vn'];

/** Files that lack something, or hide it. */
const lacking: readonly Row[] = [
  half('half of an .mp4', '.mp4', long('.mp4')),
  half('half of an .mp4 with its index at the start', '.mp4', [...long('.mp4'), '-movflags', '+faststart']),
  half('half of a .mov', '.mov', long('.mov')),
  half('half of a .webm', '.webm', [...long('.webm'), ...clusters]),
  half('half of an .mkv', '.mkv', [...long('.mkv'), ...clusters]),
  half('half of an .avi', '.avi', long('.avi')),
  // What is there is played: these do not tell how long they should be.
  half('half of a .ts', '.ts', long('.ts'), { seconds: 3, within: 0.6 }),
  half('half of an .flv', '.flv', long('.flv'), { seconds: 3, within: 0.6 }),
  row(
    '.mp4 that is encrypted',
    '.mp4',
    [
      ...[...coded('.mp4'), '-encryption_scheme', 'cenc-aes-ctr'],
      ...['-encryption_key', '0'.repeat(32), '-encryption_kid', '1'.repeat(32)],
    ],
    'PROTECTED',
  ),
  ...(
    [
      ['.mp4', 'aac'],
      ['.m4a', 'aac'],
      ['.mov', 'pcm_s16le'],
      ['.webm', 'libopus'],
      ['.mka', 'flac'],
      ['.ts', 'aac'],
      ['.wma', 'wmav2'],
      ['.flv', 'aac'],
      ['.mp3', 'libmp3lame'],
      ['.wav', 'pcm_s16le'],
      ['.ogg', 'libvorbis'],
      ['.flac', 'flac'],
      ['.aac', 'aac'],
    ] as const
  ).map(([file, encoder]) =>
    row(`${file} without pictures`, file, [...SOUND_ONLY, '-c:a', encoder], 'NO_PICTURE'),
  ),
  row(
    '.m4a with a picture of its cover',
    '.m4a',
    [
      ...[...sound(), '-f', 'lavfi', '-i', 'color=0xC02020:size=64x64:rate=1:duration=1'],
      ...['-map', '0:a', '-map', '1:v', '-c:a', 'aac', '-c:v', 'mjpeg', '-pix_fmt', 'yuvj420p'],
      ...['-disposition:v:0', 'attached_pic'],
    ],
    'NO_PICTURE',
  ),
  row('.gif', '.gif', pictures({ rate: 5 }), 'NOT_A_VIDEO'),
  row('.ogv', '.ogv', [...scene, ...PICTURES.Theora, ...SOUNDS.Vorbis], 'NOT_A_VIDEO'),
  {
    ...row('an HLS playlist', '.m3u8', [], 'PLAYLIST'),
    make: (videos) =>
      videos.make('playlist.m3u8', [
        ...[...coded('.ts'), '-f', 'hls', '-hls_segment_filename', join(videos.folder, 'part-%d.ts')],
      ]),
  },
];

/** Files with further tracks, in other layouts, of other colours, or with something missing. */
export const files: readonly Row[] = [...tracks, ...layouts, ...intermediates, ...colours, ...lacking];
