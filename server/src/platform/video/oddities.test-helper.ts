import type { BadVideos } from './bad-videos.test-helper.ts';

const QUICK = ['-c:v', 'libx264', '-preset', 'ultrafast', '-threads', '1', '-pix_fmt', 'yuv420p'];

/** A moving picture. */
const moving = (seconds: number, rate = 10, size = '160x90') => [
  ...['-f', 'lavfi', '-i', `testsrc2=size=${size}:rate=${rate}:duration=${seconds}`],
];
/** One colour, such as `0x10C030`, whose picture has the pixel format. */
const plain = (colour: string, size: string, format: string, rate = 5) => [
  ...['-f', 'lavfi', '-i', `color=${colour}:size=${size}:rate=${rate}:duration=2,format=${format}`],
];
const tone = (seconds: number) => ['-f', 'lavfi', '-i', `sine=frequency=440:duration=${seconds}`];
const tags = (matrix: string, transfer: string, primaries: string) => [
  ...['-colorspace', matrix, '-color_trc', transfer, '-color_primaries', primaries],
];
const hevc = (format: string, x265 = '') => [
  ...['-c:v', 'libx265', '-preset', 'ultrafast', '-x265-params', `log-level=none:pools=1${x265}`],
  ...['-tag:v', 'hvc1', '-pix_fmt', format],
];

/** The green of all tests of colours. */
export const GREEN = [16, 192, 48] as const;
const GREEN_CODE = '0x10C030';

/** Videos as phones, cameras, recorders and exports write them. */
export class Oddities {
  constructor(private readonly videos: BadVideos) {}

  /** Four seconds of pictures, and six of sound. */
  soundGoesOn(): Promise<string> {
    return this.make('sound-goes-on.mp4', [...moving(4), ...tone(6), ...QUICK, '-c:a', 'aac']);
  }

  /** A screen that seldom changes: pictures at 0, 0.5, 2.5 then every second, and at the end, of a nominal 60 each second. */
  seldom(seconds: number): Promise<string> {
    const select = `select='eq(n,0)+eq(n,30)+eq(n,150)+gt(n,150)*not(mod(n,60))+eq(n,${60 * seconds - 1})'`;
    return this.make(`seldom-${seconds}.mp4`, [
      ...moving(seconds, 60),
      ...['-vf', select, '-fps_mode', 'vfr', ...QUICK],
    ]);
  }

  /** The first sound is silent, and the second is marked as the default. */
  secondSound(): Promise<string> {
    const silence = ['-f', 'lavfi', '-i', 'anullsrc=sample_rate=44100:channel_layout=mono'];
    return this.make('second-sound.mp4', [
      ...[...moving(4), ...silence, ...tone(4)],
      ...['-map', '0:v', '-map', '1:a', '-map', '2:a', '-shortest'],
      ...['-disposition:a:0', '0', '-disposition:a:1', 'default', ...QUICK, '-c:a', 'aac'],
    ]);
  }

  /** A red picture of another shape, and a green one that is marked as the default. */
  secondPicture(): Promise<string> {
    return this.make('second-picture.mp4', [
      ...plain('0xC01010', '120x90', 'yuv420p'),
      ...plain(GREEN_CODE, '160x90', 'yuv420p'),
      ...['-map', '0:v', '-map', '1:v', '-disposition:v:0', '0', '-disposition:v:1', 'default', ...QUICK],
    ]);
  }

  /** Green in a way that says nothing, or too much, about its colours. */
  green(kind: keyof typeof GREENS): Promise<string> {
    const { size, filter, codec } = GREENS[kind];
    return this.make(`green-${kind.replaceAll(/\W/g, '-')}.mp4`, [
      ...plain(GREEN_CODE, size, 'gbrp'),
      ...['-vf', filter, ...codec],
    ]);
  }

  /** Paper white of 203 cd/m². */
  hdr(transfer: 'smpte2084' | 'arib-std-b67', extension = 'mp4'): Promise<string> {
    // 58 % of the signal in PQ and 75 % in HLG, from 64 to 940 in 10 bits (ITU-R BT.2408).
    const luma = transfer === 'smpte2084' ? 573 : 721;
    const colours = `:colorprim=bt2020:transfer=${transfer}:colormatrix=bt2020nc`;
    return this.make(`hdr-${transfer}.${extension}`, [
      ...plain('black', '160x90', 'yuv420p10le'),
      ...['-vf', `geq=lum=${luma}:cb=512:cr=512`],
      ...[...hevc('yuv420p10le', colours), ...tags('bt2020nc', transfer, 'bt2020')],
    ]);
  }

  /** A bar that moves between the two fields of a picture. */
  interlaced(): Promise<string> {
    return this.make('interlaced.mov', [
      ...['-f', 'lavfi', '-i', 'color=black:size=160x96:rate=20:duration=2'],
      ...['-f', 'lavfi', '-i', 'color=white:size=20x96:rate=20:duration=2'],
      ...['-filter_complex', 'overlay=x=60*t,tinterlace=mode=interleave_top'],
      ...[...QUICK, '-flags', '+ildct+ilme', '-x264-params', 'tff=1'],
    ]);
  }

  private make(name: string, args: string[]): Promise<string> {
    return this.videos.make(name, args);
  }
}

const convert = (matrix: string, range = 'tv', format = 'yuv420p') =>
  `scale=out_color_matrix=${matrix}:out_range=${range},format=${format}`;
const untag = ['-bsf:v', 'h264_metadata=colour_primaries=2:transfer_characteristics=2:matrix_coefficients=2'];

const GREENS = {
  'untagged, HD': { size: '1280x720', filter: convert('bt709'), codec: [...QUICK, ...untag] },
  'untagged, SD': { size: '640x480', filter: convert('bt601'), codec: [...QUICK, ...untag] },
  'tagged BT.601, HD': {
    size: '1280x720',
    filter: convert('bt601'),
    codec: [...QUICK, ...tags('smpte170m', 'smpte170m', 'smpte170m')],
  },
  'full range': {
    size: '1280x720',
    filter: convert('bt709', 'pc', 'yuvj420p'),
    codec: [...QUICK.slice(0, -1), 'yuvj420p', ...tags('bt709', 'bt709', 'bt709'), '-color_range', 'pc'],
  },
  RGB: { size: '1280x720', filter: 'format=gbrp', codec: ['-c:v', 'libx264rgb', '-preset', 'ultrafast'] },
  'wide colours': {
    size: '1280x720',
    filter:
      'zscale=matrixin=gbr:primariesin=bt709:transferin=bt709:rangein=full:matrix=bt2020nc:primaries=bt2020:transfer=bt709:range=limited,format=yuv420p10le',
    codec: [
      ...hevc('yuv420p10le', ':colorprim=bt2020:transfer=bt709:colormatrix=bt2020nc'),
      ...tags('bt2020nc', 'bt709', 'bt2020'),
    ],
  },
} as const;
export const greens = Object.keys(GREENS) as (keyof typeof GREENS)[];
