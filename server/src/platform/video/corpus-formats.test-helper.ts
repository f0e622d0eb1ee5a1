import { row, scene, SILENT, type Row } from './corpus-scene.test-helper.ts';

const one = ['-threads', '1'];
const x264 = (format: string, ...more: string[]) => [
  ...['-c:v', 'libx264', '-preset', 'ultrafast', ...one, '-pix_fmt', format, ...more],
];
const x265 = (format: string) => [
  ...['-c:v', 'libx265', '-preset', 'ultrafast', '-x265-params', 'log-level=none:pools=1'],
  ...['-pix_fmt', format],
];
const vpx = (encoder: string, format = 'yuv420p') => [
  ...['-c:v', encoder, '-deadline', 'realtime', '-cpu-used', '8', ...one, '-b:v', '1M', '-pix_fmt', format],
];
const plain = (encoder: string, format = 'yuv420p') => [
  ...['-c:v', encoder, '-q:v', '3', ...one, '-pix_fmt', format],
];
const b = ['-preset', 'veryfast', '-bf', '2'];

/** Arguments of codecs for pictures. */
export const PICTURES = {
  'H.264': x264('yuv420p'),
  'H.264 baseline': x264('yuv420p', '-profile:v', 'baseline'),
  'H.264 main with B-frames': x264('yuv420p', ...b, '-profile:v', 'main'),
  'H.264 high with B-frames': x264('yuv420p', ...b, '-profile:v', 'high'),
  'H.264 with 10 bits': x264('yuv420p10le'),
  'H.264 4:2:2': x264('yuv422p'),
  'H.264 4:4:4': x264('yuv444p'),
  HEVC: x265('yuv420p'),
  'HEVC with 10 bits': x265('yuv420p10le'),
  VP8: vpx('libvpx'),
  VP9: vpx('libvpx-vp9'),
  'VP9 with 10 bits': vpx('libvpx-vp9', 'yuv420p10le'),
  AV1: ['-c:v', 'libaom-av1', '-usage', 'realtime', '-cpu-used', '8', ...one, '-pix_fmt', 'yuv420p'],
  'MPEG-4': plain('mpeg4'),
  'MPEG-4 with B-frames': [...plain('mpeg4'), '-bf', '2'],
  Xvid: plain('libxvid'),
  'MS MPEG-4 version 2': plain('msmpeg4v2'),
  'MS MPEG-4 version 3': plain('msmpeg4'),
  'H.263+': plain('h263p'),
  Sorenson: plain('flv'),
  'WMV 7': plain('wmv1'),
  'WMV 8': plain('wmv2'),
  'MPEG-1': plain('mpeg1video'),
  'MPEG-2': plain('mpeg2video'),
  'MPEG-2 4:2:2': plain('mpeg2video', 'yuv422p'),
  MJPEG: plain('mjpeg', 'yuvj420p'),
  Theora: ['-c:v', 'libtheora', '-q:v', '7', '-pix_fmt', 'yuv420p'],
  FFV1: plain('ffv1'),
  HuffYUV: plain('huffyuv', 'yuv422p'),
  'Ut Video': plain('utvideo'),
  ProRes: plain('prores_ks', 'yuv422p10le'),
  Cinepak: plain('cinepak', 'rgb24'),
  'QuickTime Animation': plain('qtrle', 'rgb24'),
  PNG: plain('png', 'rgb24'),
  'raw pictures': plain('rawvideo'),
} as const satisfies Record<string, string[]>;

/** Arguments of codecs for sound. */
export const SOUNDS = {
  AAC: ['-c:a', 'aac', '-ac', '2'],
  MP3: ['-c:a', 'libmp3lame', '-ac', '2', '-ar', '44100'],
  MP2: ['-c:a', 'mp2', '-ac', '2'],
  Opus: ['-c:a', 'libopus', '-ac', '2'],
  Vorbis: ['-c:a', 'libvorbis', '-ac', '2'],
  'AC-3': ['-c:a', 'ac3', '-ac', '2'],
  'E-AC-3': ['-c:a', 'eac3', '-ac', '2'],
  FLAC: ['-c:a', 'flac', '-ac', '2', '-strict', '-2'],
  ALAC: ['-c:a', 'alac', '-ac', '2'],
  'PCM with 16 bits': ['-c:a', 'pcm_s16le', '-ac', '2'],
  'PCM with 24 bits': ['-c:a', 'pcm_s24le', '-ac', '2'],
  'PCM with 8 bits': ['-c:a', 'pcm_u8', '-ac', '1'],
  'PCM of floating point': ['-c:a', 'pcm_f32le', '-ac', '2'],
  'µ-law': ['-c:a', 'pcm_mulaw', '-ac', '1', '-ar', '8000'],
  ADPCM: ['-c:a', 'adpcm_ms', '-ac', '2'],
  'WMA 1': ['-c:a', 'wmav1', '-ac', '2'],
  'WMA 2': ['-c:a', 'wmav2', '-ac', '2'],
  WavPack: ['-c:a', 'wavpack', '-ac', '2'],
  'no sound': ['-an'],
} as const satisfies Record<string, string[]>;

type PictureCodec = keyof typeof PICTURES;
type SoundCodec = keyof typeof SOUNDS;

interface Container {
  name: string;
  file: string;
  /** Options of the container. */
  args?: string[];
  /** The first goes with all sounds, and the first sound with all pictures. */
  pictures: readonly [PictureCodec, ...PictureCodec[]];
  sounds: readonly [SoundCodec, ...SoundCodec[]];
}

/** What ffmpeg 5.1 can write. */
const CONTAINERS: readonly Container[] = [
  {
    name: 'MP4',
    file: '.mp4',
    pictures: [
      'H.264',
      'H.264 baseline',
      'H.264 main with B-frames',
      'H.264 high with B-frames',
      'H.264 with 10 bits',
      'H.264 4:2:2',
      'H.264 4:4:4',
      'HEVC',
      'HEVC with 10 bits',
      'VP9',
      'AV1',
    ],
    sounds: ['AAC', 'MP3', 'Opus', 'AC-3', 'E-AC-3', 'FLAC', 'ALAC', 'no sound'],
  },
  {
    name: 'fragmented MP4',
    file: '.mp4',
    args: ['-movflags', 'frag_keyframe+empty_moov+default_base_moof', '-g', '25'],
    pictures: ['H.264', 'H.264 high with B-frames', 'HEVC', 'VP9', 'AV1'],
    sounds: ['AAC', 'Opus', 'FLAC', 'no sound'],
  },
  {
    name: 'MOV',
    file: '.mov',
    pictures: ['H.264', 'H.264 high with B-frames', 'HEVC'],
    sounds: ['AAC', 'PCM with 16 bits', 'PCM with 24 bits', 'PCM of floating point', 'µ-law', 'ALAC', 'MP3'],
  },
  {
    name: 'WebM',
    file: '.webm',
    pictures: ['VP8', 'VP9', 'VP9 with 10 bits', 'AV1'],
    sounds: ['Opus', 'Vorbis', 'no sound'],
  },
  {
    name: 'MKV',
    file: '.mkv',
    pictures: [
      'H.264',
      'H.264 high with B-frames',
      'H.264 4:4:4',
      'HEVC',
      'HEVC with 10 bits',
      'VP8',
      'VP9',
      'AV1',
      'MPEG-4',
      'MPEG-2',
      'MJPEG',
      'Theora',
      'FFV1',
      'ProRes',
      'Ut Video',
      'raw pictures',
    ],
    sounds: [
      'AAC',
      'MP3',
      'Opus',
      'Vorbis',
      'AC-3',
      'E-AC-3',
      'FLAC',
      'ALAC',
      'PCM with 16 bits',
      'WavPack',
      'no sound',
    ],
  },
  {
    name: 'AVI',
    file: '.avi',
    pictures: [
      'MPEG-4',
      'MPEG-4 with B-frames',
      'Xvid',
      'H.264',
      'MS MPEG-4 version 2',
      'MS MPEG-4 version 3',
      'MJPEG',
      'HuffYUV',
      'FFV1',
      'Cinepak',
      'PNG',
      'raw pictures',
    ],
    sounds: ['MP3', 'PCM with 16 bits', 'PCM with 8 bits', 'AC-3', 'AAC', 'ADPCM', 'no sound'],
  },
  {
    name: 'transport stream',
    file: '.ts',
    pictures: ['H.264', 'H.264 high with B-frames', 'HEVC', 'MPEG-2', 'MPEG-2 4:2:2', 'MPEG-4'],
    sounds: ['AAC', 'MP2', 'MP3', 'AC-3', 'Opus', 'no sound'],
  },
  {
    name: 'AVCHD',
    file: '.m2ts',
    args: ['-f', 'mpegts', '-mpegts_m2ts_mode', '1'],
    pictures: ['H.264'],
    sounds: ['AC-3'],
  },
  {
    name: 'FLV',
    file: '.flv',
    pictures: ['H.264', 'H.264 high with B-frames', 'Sorenson'],
    sounds: ['AAC', 'MP3', 'no sound'],
  },
  {
    name: 'WMV',
    file: '.wmv',
    pictures: ['WMV 8', 'WMV 7', 'MS MPEG-4 version 3'],
    sounds: ['WMA 2', 'WMA 1', 'MP3', 'no sound'],
  },
  {
    name: 'MPEG program stream',
    file: '.mpg',
    pictures: ['MPEG-2', 'MPEG-1'],
    sounds: ['MP2', 'MP3', 'no sound'],
  },
  { name: 'VOB', file: '.vob', pictures: ['MPEG-2'], sounds: ['AC-3'] },
];

/** MP4 and MOV name HEVC in a way that Apple's players need. */
const namesOf = ({ file }: Container, pictures: PictureCodec) =>
  pictures.startsWith('HEVC') && (file === '.mp4' || file === '.mov') ? ['-tag:v', 'hvc1'] : [];

function combination(container: Container, pictures: PictureCodec, sound: SoundCodec): Row {
  const { name, file, args = [] } = container;
  return row(
    `${name} with ${pictures} and ${sound}`,
    file,
    [...scene, ...PICTURES[pictures], ...namesOf(container, pictures), ...SOUNDS[sound], ...args],
    sound === 'no sound' ? SILENT : {},
  );
}

/** Each codec in each container that can hold it. */
export const formats: readonly Row[] = CONTAINERS.flatMap((container) => {
  const [picture, ...pictures] = container.pictures;
  const [sound, ...sounds] = container.sounds;
  return [
    combination(container, picture, sound),
    ...pictures.map((each) => combination(container, each, sound)),
    ...sounds.map((each) => combination(container, picture, each)),
  ];
});

/** Containers that hold pictures that browsers do not play. A lecture could not be played until its stream is ready. */
export const refusedFormats: readonly Row[] = (
  [
    ['MP4', '.mp4', 'MPEG-4'],
    ['MP4', '.mp4', 'MPEG-2'],
    ['MOV', '.mov', 'ProRes'],
    ['MOV', '.mov', 'MJPEG'],
    ['MOV', '.mov', 'QuickTime Animation'],
    ['MOV', '.mov', 'H.263+'],
  ] as const
).map(([container, file, pictures]) =>
  row(`${container} with ${pictures}`, file, [...scene, ...PICTURES[pictures]], 'UNKNOWN_CODEC'),
);
