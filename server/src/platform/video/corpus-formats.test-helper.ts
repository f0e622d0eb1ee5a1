import { PICTURES, SOUNDS } from './corpus-codecs.test-helper.ts';
import {
  pictures as filmed,
  row,
  SCENE,
  SILENT,
  sound as sounding,
  type Row,
} from './corpus-scene.test-helper.ts';

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
      'MPEG-4',
      'MPEG-2',
      'MPEG-1',
      'MJPEG',
      'JPEG 2000',
    ],
    sounds: ['AAC', 'MP3', 'MP2', 'Opus', 'AC-3', 'E-AC-3', 'FLAC', 'ALAC', 'no sound'],
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
    pictures: [
      'H.264',
      'H.264 high with B-frames',
      'HEVC',
      'ProRes',
      'ProRes 4444',
      'DNxHD',
      'DNxHR',
      'CineForm',
      'DV',
      'MJPEG',
      'JPEG 2000',
      'MPEG-4',
      'MPEG-2',
      'H.263',
      'H.263+',
      'Cinepak',
      'QuickTime Animation',
      'PNG',
      'FFV1',
      'raw 4:2:2 pictures',
      'raw pictures with 10 bits',
    ],
    sounds: [
      'AAC',
      'PCM with 16 bits',
      'PCM with 24 bits',
      'PCM of floating point',
      'µ-law',
      'ADPCM',
      'QuickTime ADPCM',
      'ALAC',
      'AC-3',
      'E-AC-3',
      'MP2',
      'MP3',
      'no sound',
    ],
  },
  { name: 'MOV of an editor', file: '.mov', pictures: ['ProRes'], sounds: ['PCM with 24 bits'] },
  { name: 'MOV of a camera', file: '.mov', pictures: ['MPEG-2 4:2:2'], sounds: ['PCM with 24 bits'] },
  { name: 'MOV of an old camera', file: '.mov', pictures: ['MJPEG'], sounds: ['µ-law'] },
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

/** Sizes of codecs that do not take those of the scene. */
const SIZES: Readonly<Partial<Record<PictureCodec, readonly [number, number]>>> = {
  DNxHD: [1280, 720],
  DNxHR: [320, 192],
  DV: [720, 576],
  'H.263': [176, 144],
};
/** Displayed, where the pixels are not square. */
const DISPLAYED: typeof SIZES = { DV: [768, 576] };

/** MP4 and MOV name HEVC in a way that Apple's players need. */
const namesOf = ({ file }: Container, pictures: PictureCodec) =>
  pictures.startsWith('HEVC') && (file === '.mp4' || file === '.mov') ? ['-tag:v', 'hvc1'] : [];

function combination(container: Container, pictures: PictureCodec, sound: SoundCodec): Row {
  const { name, file, args = [] } = container;
  const size = SIZES[pictures] ?? SCENE.size;
  const filters = DISPLAYED[pictures] ? ',setsar=16/15' : '';
  const input = [...filmed({ size: size.join('x'), filters }), ...sounding()];
  return row(
    `${name} with ${pictures} and ${sound}`,
    file,
    [...input, ...PICTURES[pictures], ...namesOf(container, pictures), ...SOUNDS[sound], ...args],
    { ...(sound === 'no sound' ? SILENT : {}), size: DISPLAYED[pictures] ?? size },
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
