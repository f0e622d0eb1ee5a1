/* oxlint-disable no-control-regex -- binary files begin with control characters, and texts have none */
import { fileMessages } from '#shared/file.ts';
import { AppError } from '#server/platform/common/errors.ts';

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

/** Throws UNSUPPORTED_MEDIA_TYPE if no file with this name is accepted. */
export function requireAcceptedName(name: string): void {
  if (REFUSED.includes(extensionOf(name))) throw refused(fileMessages.validation.type);
}

/** Whether a file may be renamed without another content: a type with a signature keeps its extension. */
export function keepsType(before: string, after: string): boolean {
  const [one, other] = [extensionOf(before), extensionOf(after)];
  return one === other || !(isSigned(one) || isSigned(other) || REFUSED.includes(other));
}

/**
 * Returns the media type of a file. Its first bytes decide, and must match the extension of its name. Throws UNSUPPORTED_MEDIA_TYPE.
 *
 * @param header the first bytes, which may end within a character
 */
export function typeOf(name: string, header: Buffer): string {
  requireAcceptedName(name);
  const extension = extensionOf(name);
  const signed = isSigned(extension) ? SIGNED[extension] : undefined;
  if (signed) {
    if (signed.signature.test(header.toString('latin1'))) return signed.contentType;
    throw refused(fileMessages.validation.content({ extension: `.${extension}` }));
  }
  if (isText(header)) return TEXT_TYPE;
  throw refused(fileMessages.validation.type);
}

/** Whether browsers show files of this type in a page of their own that runs nothing. */
export function isShownInline(contentType: string): boolean {
  return contentType === 'application/pdf' || /^(?:image|audio)\//.test(contentType);
}

const isSigned = (extension: string): boolean => Object.hasOwn(SIGNED, extension);

/** Whether bytes are UTF-8 without the control characters of binary files. */
function isText(bytes: Buffer): boolean {
  try {
    return !NO_TEXT.test(new TextDecoder('utf-8', { fatal: true }).decode(bytes, { stream: true }));
  } catch {
    return false;
  }
}

const refused = (message: string) => new AppError('UNSUPPORTED_MEDIA_TYPE', message);
