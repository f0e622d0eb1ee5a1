import type { Article, VideoObject, WithContext } from 'schema-dts';
import { paths } from '#shared/paths.ts';
import { LectureKind } from '#server/lecture/lecture.entity.ts';
import type { PreviewRow, SpokenPreviewRow } from './preview-rows.ts';
import { previewAddresses, videoData, type Place } from './video-data.ts';

/** Returns the structured data of a free lecture: a video, or an article for a text. */
export function lectureData(
  preview: PreviewRow | SpokenPreviewRow,
  place: Place,
): WithContext<VideoObject> | WithContext<Article> {
  return preview.kind === LectureKind.TEXT ? articleData(preview, place) : videoData(preview, place);
}

function articleData(
  preview: PreviewRow | SpokenPreviewRow,
  { origin, slug, thumbnailPath }: Place,
): WithContext<Article> {
  const { page, image } = previewAddresses(origin, preview, slug, thumbnailPath);
  const { title, description, createdAt, duration } = preview;
  return {
    '@context': 'https://schema.org',
    '@type': 'Article',
    '@id': `${page}#article`,
    url: page,
    headline: title,
    ...(description && { description }),
    ...(image && { image }),
    datePublished: createdAt.toISOString(),
    timeRequired: `PT${Math.max(1, Math.round(duration / 60))}M`,
    isAccessibleForFree: true,
    isPartOf: { '@type': 'Course', '@id': `${origin}${paths.course(slug)}` },
  };
}
