import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import { filmLimits } from '#shared/film.ts';
import { schoolFilmTexts } from '#shared/texts/school-film.ts';
import { AppError } from '#server/platform/common/errors.ts';
import type { MadeFile } from '#server/platform/storage/image-store.ts';
import { readLimited } from '#server/platform/storage/read-limited.ts';
import type { VideoFacts } from '#server/platform/video/probe-facts.ts';
import { VideoFaultError } from '#server/platform/video/video-fault.ts';
import { probeVideo } from '#server/platform/video/video-probe.ts';

/** The silent film at the top of the home page, as stored in the settings. It is stored as it was uploaded. */
export interface HeroFilm {
  key: string;
  /** Width in pixels. */
  width: number;
  height: number;
  contentType: FilmType;
}

type FilmType = keyof typeof CODECS;

/** Codecs that all current browsers play, by container. */
const CODECS = { 'video/mp4': ['avc'], 'video/webm': ['vp8', 'vp9', 'av1'] } as const;

const EXTENSIONS = { 'video/mp4': 'mp4', 'video/webm': 'webm' } as const satisfies Record<FilmType, string>;

/**
 * Checks an uploaded film, which is small enough to be read into memory.
 *
 * @param newPrefix returns a new key prefix
 * @throws AppError PAYLOAD_TOO_LARGE, UNSUPPORTED_MEDIA_TYPE if not all browsers play it, BAD_USER_INPUT if it is too long or too wide.
 *   The stream's own error if the upload fails.
 */
export async function readFilm(
  stream: Readable,
  newPrefix: () => string,
): Promise<{ picture: HeroFilm; files: MadeFile[] }> {
  const { validation } = schoolFilmTexts;
  const data = await readLimited(stream, filmLimits.bytes, () => validation.tooLarge);
  const { contentType, codec, durationSeconds, ...size } = await factsOf(data);
  if (!isFilmType(contentType) || !CODECS[contentType].some((played) => played === codec)) throw notPlayed();
  const [width, height] = [Math.round(size.width), Math.round(size.height)];
  if (durationSeconds > filmLimits.seconds)
    throw refusal(validation.tooLong({ seconds: filmLimits.seconds }));
  if (Math.max(width, height) > filmLimits.side)
    throw refusal(validation.tooWide({ pixels: filmLimits.side }));
  const hash = createHash('sha256').update(data).digest('hex');
  const key = `${newPrefix()}${hash}.${EXTENSIONS[contentType]}`;
  return { picture: { key, width, height, contentType }, files: [{ key, contentType, data }] };
}

const isFilmType = (type: string): type is FilmType => type in CODECS;

async function factsOf(data: Buffer): Promise<VideoFacts> {
  const head = { size: data.length, contentType: '', lastModified: new Date(), etag: '' };
  const object = {
    head: async () => head,
    get: async (_key: string, range = { start: 0, end: data.length - 1 }) =>
      Readable.from([data.subarray(range.start, range.end + 1)]),
  };
  try {
    return await probeVideo(object, 'a film');
  } catch (error) {
    throw error instanceof VideoFaultError ? notPlayed(error) : error;
  }
}

function notPlayed(cause?: unknown): AppError {
  const message = schoolFilmTexts.validation.type;
  return new AppError('UNSUPPORTED_MEDIA_TYPE', message, { cause });
}

function refusal(message: string): AppError {
  return new AppError('BAD_USER_INPUT', message, { fields: { picture: message } });
}
