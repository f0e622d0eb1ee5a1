import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { inflateSync } from 'node:zlib';

export type Weight = 400 | 600;

/** Has thousands of characters, so its file is several megabytes. */
export const JAPANESE = 'biz-udmincho/files/biz-udmincho-japanese';

/** The fonts in lookup order: the product's own fonts first, then those for other scripts. */
export const FONTS = [
  'fraunces/files/fraunces-latin',
  'fraunces/files/fraunces-latin-ext',
  'fraunces/files/fraunces-vietnamese',
  'noto-serif/files/noto-serif-cyrillic',
  'noto-serif/files/noto-serif-cyrillic-ext',
  'noto-serif/files/noto-serif-greek',
  'noto-serif/files/noto-serif-greek-ext',
  'noto-naskh-arabic/files/noto-naskh-arabic-arabic',
  'noto-serif-hebrew/files/noto-serif-hebrew-hebrew',
  JAPANESE,
];

const packages = createRequire(import.meta.url);
const unpacked = new Map<string, Buffer>();

/** Returns a font file as TrueType. Each file is read once. */
export function fontFile(font: string, weight: Weight): Buffer {
  const path = pathOf(font, weight);
  const file = unpacked.get(path) ?? toTrueType(readFileSync(path));
  unpacked.set(path, file);
  return file;
}

/**
 * Returns a font file under a name of its own. All files of a family share one family name. A library that looks fonts
 * up by name would use one file for the whole family and synthesize accents beside the letters that it lacks.
 */
export function renamedFontFile(font: string, weight: Weight, name: string): Buffer {
  return toTrueType(readFileSync(pathOf(font, weight)), name);
}

function pathOf(font: string, weight: Weight): string {
  const cut = font === JAPANESE && weight === 600 ? 700 : weight;
  return packages.resolve(`@fontsource/${font}-${cut}-normal.woff`);
}

const WOFF_HEADER = 44;
const WOFF_ENTRY = 20;
const SFNT_HEADER = 12;
const SFNT_ENTRY = 16;

/**
 * Unpacks a WOFF file (W3C, WOFF File Format 1.0). PDFKit can read WOFF itself, but it unpacks all outlines for each
 * character, which made a page take six times as long.
 */
function toTrueType(woff: Buffer, name?: string): Buffer {
  const tables = Array.from({ length: woff.readUInt16BE(12) }, (_, index) => {
    const entry = woff.subarray(WOFF_HEADER + index * WOFF_ENTRY);
    const [offset, packedLength, length] = [4, 8, 12].map((at) => entry.readUInt32BE(at)) as [
      number,
      number,
      number,
    ];
    const packed = woff.subarray(offset, offset + packedLength);
    const tag = entry.subarray(0, 4);
    const isRenamed = name !== undefined && tag.toString('latin1') === 'name';
    const data = packedLength < length ? inflateSync(packed) : packed;
    return { tag, checksum: entry.subarray(16, 20), data: isRenamed ? nameTable(name) : data };
  });
  const head = Buffer.alloc(SFNT_HEADER + tables.length * SFNT_ENTRY);
  woff.copy(head, 0, 4, 8);
  head.writeUInt16BE(tables.length, 4);
  let end = head.length;
  const bodies = tables.map(({ tag, checksum, data }, index) => {
    const entry = head.subarray(SFNT_HEADER + index * SFNT_ENTRY);
    tag.copy(entry, 0);
    checksum.copy(entry, 4);
    entry.writeUInt32BE(end, 8);
    entry.writeUInt32BE(data.length, 12);
    // Tables are aligned to four bytes.
    const padded = Buffer.concat([data, Buffer.alloc(-data.length & 3)]);
    end += padded.length;
    return padded;
  });
  return Buffer.concat([head, ...bodies]);
}

/** Platform Windows, encoding Unicode, language American English: the record that every font reader looks for. */
const NAME_RECORD = [3, 1, 0x409];
const FAMILY = 1;
const STYLE = 2;

/** Builds a naming table (OpenType, `name`) of a family with one style. */
function nameTable(family: string): Buffer {
  const names = [
    { id: FAMILY, text: Buffer.from(family, 'utf16le').swap16() },
    { id: STYLE, text: Buffer.from('Regular', 'utf16le').swap16() },
  ];
  let offset = 0;
  const records = names.flatMap(({ id, text }) => {
    const record = [...NAME_RECORD, id, text.length, offset];
    offset += text.length;
    return record;
  });
  const head = [0, names.length, 2 * (3 + records.length), ...records];
  const bytes = Buffer.alloc(2 * head.length);
  head.forEach((value, index) => bytes.writeUInt16BE(value, 2 * index));
  return Buffer.concat([bytes, ...names.map(({ text }) => text)]);
}
