import type { Article, VideoObject, WebPage, WithContext } from 'schema-dts';
import { paths } from '#shared/paths.ts';
import { LectureKind } from '#server/lecture/lecture.entity.ts';
import type { PreviewRow, SpokenPreviewRow } from './preview-rows.ts';
import { previewAddresses, videoData, type Place } from './video-data.ts';

/** Returns the structured data of a free lecture: a video, an article for a text, or a page for a link. */
export function lectureData(
  preview: PreviewRow | SpokenPreviewRow,
  place: Place,
): WithContext<VideoObject> | WithContext<Article> | WithContext<WebPage> {
  if (preview.kind === LectureKind.LINK) return linkData(preview, place);
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

/** The page with the reason to follow the link. The linked page is not the school's. */
function linkData(preview: PreviewRow | SpokenPreviewRow, { origin, slug }: Place): WithContext<WebPage> {
  const { page } = previewAddresses(origin, preview, slug);
  const { title, description, createdAt } = preview;
  return {
    '@context': 'https://schema.org',
    '@type': 'WebPage',
    '@id': `${page}#page`,
    url: page,
    name: title,
    description,
    datePublished: createdAt.toISOString(),
    isAccessibleForFree: true,
    isPartOf: { '@type': 'Course', '@id': `${origin}${paths.course(slug)}` },
  };
}
