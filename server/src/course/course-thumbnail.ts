import type { Image } from '#server/platform/common/image.type.ts';
import { describeVariants, variantKeys } from '#server/platform/storage/image-variants.ts';
import { mediaPath } from '#server/platform/storage/storage.ts';
import type { CourseRow } from './course-rows.ts';

type Pictured = Pick<CourseRow, 'thumbnailKey' | 'thumbnailVariants'>;

/** Uploads are cropped to this size, in pixels. */
export const THUMBNAIL_SIZE = { width: 1280, height: 720 };
export const THUMBNAIL_TYPE = 'image/webp';

/** The picture of a course; null for a draft that has none. */
export function thumbnailOf({ thumbnailKey: key, thumbnailVariants: variants }: Pictured): Image | null {
  if (!key) return null;
  return {
    url: mediaPath(key),
    ...THUMBNAIL_SIZE,
    ...(variants && describeVariants(variants, { key, ...THUMBNAIL_SIZE })),
  };
}

/** The keys of all stored objects of a course's picture. */
export function thumbnailKeys({ thumbnailKey: key, thumbnailVariants: variants }: Pictured): string[] {
  return [...(key ? [key] : []), ...(variants ? variantKeys(variants, THUMBNAIL_SIZE) : [])];
}
