import { PICTURES, SOUNDS } from './corpus-codecs.test-helper.ts';
import { copied, pictures, row, scene, SILENT, sound, type Row } from './corpus-scene.test-helper.ts';

const CODECS = {
  '.mp4': [...PICTURES['H.264'], ...SOUNDS.AAC],
  '.mov': [...PICTURES['H.264'], ...SOUNDS.AAC],
  '.mkv': [...PICTURES['H.264'], ...SOUNDS.AAC],
  '.ts': [...PICTURES['H.264'], ...SOUNDS.AAC],
  '.flv': [...PICTURES['H.264'], ...SOUNDS.AAC],
  '.webm': [...PICTURES.VP8, ...SOUNDS.Opus],
  '.avi': [...PICTURES['MPEG-4'], ...SOUNDS.MP3],
  '.mpg': [...PICTURES['MPEG-2'], ...SOUNDS.MP2],
} as const;
export type Ending = keyof typeof CODECS;

/** Arguments for pictures and sound in the usual codecs of a container. */
export const coded = (file: Ending, input: readonly string[] = scene) => [
  ...input,
  ...['-map', '0:v', '-map', '1:a'],
  ...CODECS[file],
];

const endings = <Some extends Ending>(...files: Some[]) => files;

const wide = pictures({ size: '120x96', filters: ',setsar=4/3' });

/** Turned pictures, pixels that are not square, and odd sides. */
const shapes: readonly Row[] = [
  ...endings('.mp4', '.mov').flatMap((file) => [
    ...(
      [
        [90, [96, 160], 'bottom left'],
        [180, [160, 96], 'bottom right'],
        [270, [96, 160], 'top right'],
      ] as const
    ).map(([degrees, size, mark]) =>
      copied(
        `${file} turned to the left by ${degrees} degrees`,
        file,
        coded('.mp4'),
        (path) => ['-i', path, '-metadata:s:v:0', `rotate=${degrees}`],
        { size, mark },
      ),
    ),
  ]),
  copied(
    '.mp4 in wide pixels and turned',
    '.mp4',
    coded('.mp4', [...wide, ...sound()]),
    (path) => ['-i', path, '-metadata:s:v:0', 'rotate=270'],
    { size: [96, 160], mark: 'top right' },
  ),
  ...endings('.mp4', '.mov', '.mkv', '.webm', '.ts', '.avi').map((file) =>
    row(`${file} in wide pixels`, file, coded(file, [...wide, ...sound()])),
  ),
  row('.mpg of 16:9', '.mpg', coded('.mpg', [...pictures({ filters: ',setdar=16/9' }), ...sound()]), {
    size: [170, 96],
  }),
  row('.mp4 in high pixels', '.mp4', coded('.mp4', [...pictures({ filters: ',setsar=1/2' }), ...sound()]), {
    size: [160, 192],
  }),
  ...(
    [
      ['.mp4', PICTURES['H.264 4:4:4'], SOUNDS.AAC],
      ['.webm', PICTURES.VP9, SOUNDS.Opus],
      ['.mkv', PICTURES.FFV1, SOUNDS.FLAC],
      ['.avi', PICTURES.MJPEG, SOUNDS.MP3],
    ] as const
  ).map(([file, ...codecs]) =>
    row(`${file} with odd sides`, file, [...[...pictures({ size: '161x97' }), ...sound(), ...codecs.flat()]]),
  ),
  ...(
    [
      ['a portrait', [96, 160]],
      ['a wide strip', [320, 32]],
      ['a tiny picture', [16, 16]],
      ['two qualities', [640, 480]],
    ] as const
  ).map(([name, size]) =>
    row(name, '.mp4', coded('.mp4', [...pictures({ size: size.join('x'), rate: 10 }), ...sound()]), { size }),
  ),
];

/** Tracks that begin or end at other times than the file. */
const clocks: readonly Row[] = [
  ...endings('.mp4', '.mov', '.webm', '.mkv', '.ts', '.flv', '.mpg').map((file) =>
    row(`${file} whose clock begins at 100 s`, file, [...coded(file), '-output_ts_offset', '100']),
  ),
  row('fragmented .mp4 whose clock begins at 100 s', '.mp4', [
    ...[...coded('.mp4'), '-output_ts_offset', '100', '-movflags', 'frag_keyframe+empty_moov'],
  ]),
  row('.ts whose clock restarts', '.ts', [...coded('.ts'), '-output_ts_offset', '95442']),
  row('.mp4 with times before 0', '.mp4', [
    ...[...coded('.mp4'), '-output_ts_offset', '-0.5', '-avoid_negative_ts', 'disabled'],
    ...['-use_editlist', '0'],
  ]),
  ...endings('.mp4', '.mov').map((file) =>
    copied(
      `${file} cut by an edit list`,
      file,
      [...coded('.mp4'), '-g', '250'],
      (path) => ['-ss', '0.4', '-i', path],
      { seconds: 2.6 },
    ),
  ),
  ...endings('.mp4', '.mov', '.mkv', '.webm', '.ts', '.avi').flatMap((file) => [
    row(
      `${file} whose sound continues`,
      file,
      coded(file, [...pictures({ seconds: 2 }), ...sound({ seconds: 4 })]),
      { seconds: 4 },
    ),
    row(`${file} whose sound ends early`, file, coded(file, [...pictures(), ...sound({ seconds: 1.5 })])),
    row(
      `${file} whose pictures begin late`,
      file,
      coded(file, ['-itsoffset', '0.72', ...pictures({ seconds: 2.28 }), ...sound()]),
      { delay: 0.72 },
    ),
  ]),
  ...endings('.mp4', '.mov', '.mkv', '.webm', '.ts').map((file) =>
    row(
      `${file} whose sound begins late`,
      file,
      coded(file, [...pictures(), '-itsoffset', '0.7', ...sound({ seconds: 2.3 })]),
      { delay: -0.7 },
    ),
  ),
];

/** Few, many or irregular pictures. */
const rates: readonly Row[] = [
  ...(
    [
      ['.mp4', 1],
      ['.mkv', 1],
      ['.webm', 50],
      ['.mov', '24000/1001'],
      ['.mp4', '60000/1001'],
      ['.mp4', 120],
      ['.mkv', 120],
      ['.mp4', 240],
    ] as const
  ).map(([file, rate]) =>
    row(`${file} with ${rate} pictures each second`, file, coded(file, [...pictures({ rate }), ...sound()])),
  ),
  ...endings('.mp4', '.mov', '.mkv', '.webm').map((file) =>
    row(`${file} of variable rate`, file, [
      ...coded(file, [
        ...pictures({ rate: 60, filters: ",select='lt(t,0.4)+between(t,0.99,1.3)+not(mod(n,37))'" }),
        ...sound(),
      ]),
      ...['-fps_mode', 'vfr'],
    ]),
  ),
  // The rate by name is 60 pictures each second.
  ...(
    [
      ['.mp4', 12],
      ['.mp4', 8],
      ['.webm', 8],
    ] as const
  ).map(([file, seconds]) => {
    const select = `select='eq(n,0)+between(n,60,72)+eq(n,150)+gt(n,150)*not(mod(n,60))+eq(n,${60 * seconds - 1})'`;
    const input = [...pictures({ rate: 60, seconds, filters: `,${select}` }), ...sound({ seconds })];
    return row(
      `${file} of a screen that seldom changes for ${seconds} s`,
      file,
      [...coded(file, input), '-fps_mode', 'vfr'],
      { seconds },
    );
  }),
  ...endings('.mp4', '.mov', '.webm', '.mkv', '.ts').map((file) =>
    row(`${file} with one picture`, file, coded(file, [...pictures({ seconds: 0.04 }), ...sound()]), {
      delay: null,
    }),
  ),
  // It ends before a poster is due.
  row('one picture without sound', '.mp4', [...pictures({ seconds: 0.04 }), ...PICTURES['H.264']], {
    ...{ ...SILENT, seconds: 0.04, within: 0.001, hasImages: false },
  }),
  row('slides', '.mp4', coded('.mp4', [...pictures({ rate: 1 }), ...sound({ seconds: 6 })]), { seconds: 6 }),
  row('only key pictures', '.mp4', [...coded('.mp4'), '-g', '1']),
  row(
    'one key picture',
    '.mp4',
    [
      ...coded('.mp4', [...pictures({ seconds: 10 }), ...sound({ seconds: 10 })]),
      ...['-g', '999', '-keyint_min', '999'],
    ],
    { seconds: 10 },
  ),
];

const channels = (count: number) =>
  Array.from({ length: count }, () => '0.1*sin(2*PI*300*t)+0.5*sin(2*PI*2000*t)*between(t,1,1.2)').join('|');
const around = (layout: string, count: number) => [
  ...pictures(),
  ...['-f', 'lavfi', '-i', `aevalsrc=exprs='${channels(count)}':channel_layout=${layout}:duration=3`],
];

/** Channels, rates and volumes. */
const sounds: readonly Row[] = [
  row('mono', '.mp4', [...scene, ...PICTURES['H.264'], '-c:a', 'aac', '-ac', '1']),
  ...(
    [
      ['.mp4', 'aac', '5.1', 6],
      ['.mp4', 'aac', '7.1', 8],
      ['.mkv', 'ac3', '5.1', 6],
      ['.mkv', 'flac', '5.1', 6],
      ['.webm', 'libopus', '5.1', 6],
      ['.mkv', 'libvorbis', 'quad', 4],
    ] as const
  ).map(([file, encoder, layout, count]) =>
    row(`${file} with ${layout} channels in ${encoder}`, file, [
      ...coded(file, around(layout, count)),
      ...['-c:a', encoder, '-ac', String(count)],
    ]),
  ),
  ...[8_000, 11_025, 22_050, 44_100, 96_000].map((rate) =>
    row(`AAC with ${rate} Hz`, '.mp4', [...coded('.mp4'), '-ar', String(rate)]),
  ),
  row('FLAC with 96000 Hz', '.mkv', [...coded('.mkv'), '-c:a', 'flac', '-ar', '96000']),
  row('PCM with 192000 Hz', '.mov', [...coded('.mov'), '-c:a', 'pcm_s24le', '-ar', '192000']),
  row('quiet sound', '.mp4', coded('.mp4', [...pictures(), ...sound({ filters: ',volume=-30dB' })]), {
    delay: null,
  }),
  row('loud sound', '.mp4', coded('.mp4', [...pictures(), ...sound({ filters: ',volume=20dB' })]), {
    delay: null,
  }),
  row(
    'digital silence',
    '.mp4',
    coded('.mp4', [
      ...pictures(),
      ...['-f', 'lavfi', '-t', '3', '-i', 'anullsrc=sample_rate=48000:channel_layout=stereo'],
    ]),
    SILENT,
  ),
];

/** Videos as cameras, recorders and exports write them. */
export const oddities: readonly Row[] = [...shapes, ...clocks, ...rates, ...sounds];
