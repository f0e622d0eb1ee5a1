import type { Size } from './ladder.ts';
import type { Pictures } from './source-streams.ts';

/** Marks of the colours that all streams have: those of ITU-R BT.709, which every player shows alike. */
export const BT709 = 'range=tv:color_primaries=bt709:color_trc=bt709:colorspace=bt709';

/** Pictures of JPEG files have full range and the matrix of BT.601 (JFIF 1.02). */
export const TO_JPEG = 'in_color_matrix=bt709:in_range=tv:out_color_matrix=bt601:out_range=pc';

/** Names in swscale of the matrices that a file may tell (ITU-T H.273). */
const MATRICES: Readonly<Record<string, string>> = {
  bt709: 'bt709',
  fcc: 'fcc',
  bt470bg: 'bt601',
  smpte170m: 'bt601',
  smpte240m: 'smpte240m',
  bt2020nc: 'bt2020',
  bt2020c: 'bt2020',
};

/** Players take an untagged picture of this height or more for BT.709, and a smaller one for BT.601. */
const HD_HEIGHT = 720;

/** Transfer functions of high dynamic range: PQ and HLG (ITU-R BT.2100). Dolby Vision 8.4 is HLG with extra data. */
const PQ = 'smpte2084';
const HLG = 'arib-std-b67';

/** Larger sets of colours than BT.709 has: BT.2020, and P3 of cinemas and displays. */
const WIDE = ['bt2020', 'smpte431', 'smpte432'];

/** Brightness of white paper in HDR and of the brightest highlight that is kept, in cd/m² (ITU-R BT.2408). */
const PAPER_WHITE = 203;
const PEAK = 1000 / PAPER_WHITE;

/** Below this share of paper white, brightness stays linear. Above it, highlights are compressed. */
const KNEE = 0.5;

/**
 * Returns the filters that scale pictures to a size and convert them to 8-bit BT.709.
 *
 * @param hasZscale without it, HDR is mapped by a curve for each of red, green and blue, and wide colours look paler
 */
export function colourFilters(pictures: Pictures, { width, height }: Size, hasZscale: boolean): string[] {
  const size = `scale=${width}:${height}:flags=bicubic`;
  const { primaries, transfer, pixelFormat } = pictures;
  const isRgb = isRgbFormat(pixelFormat);
  const isHdr = transfer === PQ || transfer === HLG;
  if (isHdr && hasZscale) return [...inOneSpace(size, 'yuv420p10le', pictures), ...toneMapped(pictures)];
  if (isHdr) {
    return [`${size}:in_color_matrix=bt2020`, 'format=gbrp', toneCurve(transfer), ...rgbTo709()];
  }
  if (hasZscale && !isRgb && primaries !== undefined && WIDE.includes(primaries)) {
    const to = 'primaries=bt709:transfer=bt709:matrix=bt709:range=limited';
    return [...inOneSpace(size, 'yuv444p10le', pictures), `zscale=${told(pictures)}:${to}`, 'format=yuv420p'];
  }
  const matrix = isRgb ? '' : `:in_color_matrix=${matrixOf(pictures)}`;
  return [`${size}${matrix}:out_color_matrix=bt709:out_range=tv`, 'format=yuv420p'];
}

function isRgbFormat(pixelFormat: string): boolean {
  return /^(?:x2)?[ap0]?(?:gbr|rgb|bgr|pal8)/.test(pixelFormat);
}

function matrixOf({ matrix, height, primaries }: Pictures): string {
  const known = matrix === undefined ? undefined : MATRICES[matrix];
  if (known) return known;
  if (primaries === 'bt2020') return 'bt2020';
  return height >= HD_HEIGHT ? 'bt709' : 'bt601';
}

/** Scales without a change of colours, because the conversion is slow and costs as much as there are pixels. */
function inOneSpace(size: string, format: string, pictures: Pictures): string[] {
  const matrix = matrixOf(pictures);
  return [`${size}:in_color_matrix=${matrix}:out_color_matrix=${matrix}:out_range=tv`, `format=${format}`];
}

/** What zscale is told of its input. It refuses pictures that do not tell everything. */
function told({ matrix, primaries, transfer }: Pictures): string {
  const isHdr = transfer === PQ || transfer === HLG;
  const assumed = isHdr || primaries === 'bt2020' ? 'bt2020nc' : 'bt709';
  return [
    `matrixin=${matrix !== undefined && matrix in MATRICES ? matrix : assumed}`,
    `primariesin=${primaries ?? 'bt2020'}`,
    `transferin=${isHdr ? transfer : 'bt709'}`,
    'rangein=limited',
  ].join(':');
}

function toneMapped(pictures: Pictures): string[] {
  return [
    `zscale=${told(pictures)}:transfer=linear:npl=${PAPER_WHITE}`,
    'format=gbrpf32le',
    'zscale=primaries=bt709',
    `tonemap=mobius:param=${KNEE}:desat=0:peak=${PEAK.toFixed(3)}`,
    'zscale=transfer=bt709:matrix=bt709:range=limited',
    'format=yuv420p',
  ];
}

const rgbTo709 = (): string[] => ['scale=out_color_matrix=bt709:out_range=tv', 'format=yuv420p'];

/** The same mapping as a curve of red, green and blue for `curves`. The colours keep the values of BT.2020. */
function toneCurve(transfer: string): string {
  const toLight = transfer === PQ ? lightOfPq : lightOfHlg;
  const points = Array.from({ length: 17 }, (_, index) => {
    const signal = index / 16;
    return `${signal}/${encoded(compressed(toLight(signal) / PAPER_WHITE)).toFixed(4)}`;
  });
  return `curves=all='${points.join(' ')}'`;
}

/** Light in cd/m² of a signal from 0 to 1 (SMPTE ST 2084). */
function lightOfPq(signal: number): number {
  const power = signal ** (1 / 78.84375);
  return 10_000 * (Math.max(0, power - 0.8359375) / (18.8515625 - 18.6875 * power)) ** (1 / 0.1593017578125);
}

/** Light in cd/m² on a display of 1000 cd/m² (ITU-R BT.2100). */
function lightOfHlg(signal: number): number {
  const scene =
    signal <= 0.5 ? signal ** 2 / 3 : (Math.exp((signal - 0.55991073) / 0.17883277) + 0.28466892) / 12;
  return 1000 * scene ** 1.2;
}

/** The function that tonemap=mobius has: linear up to the knee, 1 at the peak. */
function compressed(light: number): number {
  if (light <= KNEE) return light;
  const a = (-(KNEE ** 2) * (PEAK - 1)) / (KNEE ** 2 - 2 * KNEE + PEAK);
  const b = (KNEE ** 2 - 2 * KNEE * PEAK + PEAK) / (PEAK - 1);
  return Math.min(1, ((b + KNEE) ** 2 / (b - a)) * ((light + a) / (light + b)));
}

/** The signal of light from 0 to 1 (ITU-R BT.709). */
function encoded(light: number): number {
  return light < 0.018 ? 4.5 * light : 1.099 * light ** 0.45 - 0.099;
}
