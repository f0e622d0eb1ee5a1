/* oxlint-disable no-control-regex -- binary files begin with control characters, and texts have none */
import { fileMessages } from './file.ts';
import { HEADER_BYTES } from './video-header.ts';

/** A type of files that is recognized by its first bytes. */
interface SignedType {
  contentType: string;
  /** Matches the first bytes, as Latin-1. */
  signature: RegExp;
}

const ZIP = /^PK(?:\x03\x04|\x05\x06)/;
const GZIP = /^\x1f\x8b\x08/;
const OGG = { contentType: 'audio/ogg', signature: /^OggS/ };
const JPEG = { contentType: 'image/jpeg', signature: /^\xff\xd8\xff/ };
const office = (name: string): SignedType => ({
  contentType: `application/vnd.openxmlformats-officedocument.${name}`,
  signature: ZIP,
});
const openDocument = (name: string): SignedType => ({
  contentType: `application/vnd.oasis.opendocument.${name}`,
  signature: ZIP,
});

/** The types with a signature, by extension. All other files must be text. */
const SIGNED: Readonly<Record<string, SignedType>> = {
  pdf: { contentType: 'application/pdf', signature: /^%PDF-/ },
  docx: office('wordprocessingml.document'),
  xlsx: office('spreadsheetml.sheet'),
  pptx: office('presentationml.presentation'),
  odt: openDocument('text'),
  ods: openDocument('spreadsheet'),
  odp: openDocument('presentation'),
  epub: { contentType: 'application/epub+zip', signature: ZIP },
  zip: { contentType: 'application/zip', signature: ZIP },
  gz: { contentType: 'application/gzip', signature: GZIP },
  tgz: { contentType: 'application/gzip', signature: GZIP },
  '7z': { contentType: 'application/x-7z-compressed', signature: /^7z\xbc\xaf\x27\x1c/ },
  mp3: { contentType: 'audio/mpeg', signature: /^(?:ID3|\xff[\xe2\xe3\xf2\xf3\xfa\xfb])/ },
  m4a: { contentType: 'audio/mp4', signature: /^[^]{4}ftyp/ },
  wav: { contentType: 'audio/wav', signature: /^RIFF[^]{4}WAVE/ },
  ogg: OGG,
  oga: OGG,
  opus: OGG,
  flac: { contentType: 'audio/flac', signature: /^fLaC/ },
  png: { contentType: 'image/png', signature: /^\x89PNG\r\n\x1a\n/ },
  jpg: JPEG,
  jpeg: JPEG,
  webp: { contentType: 'image/webp', signature: /^RIFF[^]{4}WEBP/ },
  gif: { contentType: 'image/gif', signature: /^GIF8[79]a/ },
};

/** HTML, SVG and code have this type as well, so that no browser interprets them. */
const TEXT_TYPE = 'text/plain; charset=utf-8';

/** Text with these extensions is run, or opens an address, when it is double-clicked. It is no teaching material. */
const REFUSED = ['com', 'exe', 'hta', 'jar', 'lnk', 'msi', 'pif', 'scf', 'scr', 'url', 'webloc', 'wsf'];

/** Control characters that no text has. Escape is in the output of terminals. */
const NO_TEXT = /[\x00-\x08\x0e-\x1a\x1c-\x1f\x7f]/;

/** Returns the extension of a file name in lower case, without the dot; empty if there is none. */
export function extensionOf(name: string): string {
  return /[^.]\.([^.]+)$/.exec(name)?.[1]?.toLowerCase() ?? '';
}

/** Returns why no file with this name is accepted; null if one may be. */
export const nameRefusal = (name: string): string | null =>
  REFUSED.includes(extensionOf(name)) ? fileMessages.validation.type : null;

/** Whether files with this extension are recognized by their first bytes. */
export const isSigned = (extension: string): boolean => Object.hasOwn(SIGNED, extension);

/** Whether files with this extension are refused. */
export const isRefused = (extension: string): boolean => REFUSED.includes(extension);

/**
 * Returns the media type of a file, or why it is refused. Its first bytes decide, and must match the extension of its name.
 *
 * @param header the first bytes, which may end within a character
 */
export function fileTypeOf(
  name: string,
  header: Uint8Array,
): { contentType: string; refusal: null } | { contentType: null; refusal: string } {
  const refused = (refusal: string) => ({ contentType: null, refusal });
  const named = nameRefusal(name);
  if (named !== null) return refused(named);
  const extension = extensionOf(name);
  const signed = isSigned(extension) ? SIGNED[extension] : undefined;
  if (signed) {
    if (signed.signature.test(latin1(header))) return { contentType: signed.contentType, refusal: null };
    return refused(fileMessages.validation.content({ extension: `.${extension}` }));
  }
  if (isText(header)) return { contentType: TEXT_TYPE, refusal: null };
  return refused(fileMessages.validation.type);
}

/** The first bytes, one per character. */
const latin1 = (header: Uint8Array): string => String.fromCharCode(...header.subarray(0, HEADER_BYTES));

/** Whether bytes are UTF-8 without the control characters of binary files. */
function isText(bytes: Uint8Array): boolean {
  try {
    return !NO_TEXT.test(new TextDecoder('utf-8', { fatal: true }).decode(bytes, { stream: true }));
  } catch {
    return false;
  }
}
