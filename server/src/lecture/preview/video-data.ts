import type { Clip, VideoObject, WithContext } from 'schema-dts';
import { chaptersOf } from '#shared/chapters.ts';
import { paths } from '#shared/paths.ts';
import { cut } from '#shared/cut.ts';
import type { PreviewRow, SpokenPreviewRow } from './preview-rows.ts';
import { previewPaths } from './preview-paths.ts';

/** About twenty minutes of speech. The captions contain the rest. */
const TRANSCRIPT_LENGTH = 20_000;
/** Search engines show a few. */
const MAX_CLIPS = 50;

/** Returns the public URLs of a free lecture. */
export function previewAddresses(
  origin: string,
  { id, hasPoster }: Pick<PreviewRow, 'id' | 'hasPoster'>,
  slug: string,
  thumbnailPath?: string,
) {
  const image = hasPoster ? previewPaths.poster(id) : thumbnailPath;
  return {
    page: `${origin}${paths.lecture(slug, id)}`,
    video: `${origin}${previewPaths.video(id)}`,
    captions: `${origin}${previewPaths.captions(id)}`,
    image: image && `${origin}${image}`,
  };
}

export interface Place {
  /** Origin of the school's URL. */
  origin: string;
  /** Slug of the course. */
  slug: string;
  /** Path of the course's thumbnail, for videos without a poster. */
  thumbnailPath?: string;
}

/** Returns the structured data of a free lecture, with its transcript if given. */
export function videoData(
  preview: PreviewRow | SpokenPreviewRow,
  { origin, slug, thumbnailPath }: Place,
): WithContext<VideoObject> {
  const { page, video, captions, image } = previewAddresses(origin, preview, slug, thumbnailPath);
  const { title, description, createdAt, duration } = preview;
  const clips = clipsOf(preview, page);
  const spoken = 'transcript' in preview && preview.language !== null ? preview : null;
  return {
    '@context': 'https://schema.org',
    '@type': 'VideoObject',
    '@id': `${page}#video`,
    url: page,
    name: title,
    description,
    ...(image && { thumbnailUrl: image }),
    uploadDate: createdAt.toISOString(),
    duration: isoSeconds(duration),
    contentUrl: video,
    isAccessibleForFree: true,
    ...(clips.length > 0 && { hasPart: clips }),
    isPartOf: { '@type': 'Course', '@id': `${origin}${paths.course(slug)}` },
    ...(spoken && {
      inLanguage: spoken.language ?? undefined,
      transcript: cut(spoken.transcript ?? '', TRANSCRIPT_LENGTH),
      caption: {
        '@type': 'MediaObject',
        contentUrl: captions,
        encodingFormat: 'text/vtt',
        inLanguage: spoken.language ?? undefined,
      },
    }),
  };
}

/** Returns the chapters of a lecture, with links to the times at which they begin. */
function clipsOf({ description, duration }: PreviewRow, page: string): Clip[] {
  const chapters = chaptersOf(description).filter(({ start }) => start < duration);
  return chapters.slice(0, MAX_CLIPS).map(({ start, title }, index) => ({
    '@type': 'Clip',
    name: title,
    startOffset: start,
    endOffset: chapters[index + 1]?.start ?? Math.ceil(duration),
    url: `${page}?t=${start}`,
  }));
}

/** Formats seconds as an ISO 8601 duration of minutes and seconds, at least one second. */
function isoSeconds(duration: number): string {
  const seconds = Math.max(1, Math.round(duration));
  return `PT${Math.floor(seconds / 60)}M${seconds % 60}S`;
}
