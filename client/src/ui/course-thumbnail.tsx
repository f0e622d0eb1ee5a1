import { chakra } from '@chakra-ui/react';
import type { ImagePartsFragment } from '#client/gql/graphql.ts';

interface CourseThumbnailProps {
  image: ImagePartsFragment;
  /** The picture that a page begins with must not wait for the ones below. */
  priority?: boolean;
}

/** A course's picture in 16:9. It repeats what the heading beside it says, so it has no text of its own. */
export function CourseThumbnail({ image, priority = false }: CourseThumbnailProps) {
  return (
    <chakra.img
      src={image.url}
      alt=""
      htmlWidth={image.width}
      htmlHeight={image.height}
      loading={priority ? 'eager' : 'lazy'}
      fetchPriority={priority ? 'high' : 'auto'}
      decoding="async"
      display="block"
      width="100%"
      height="auto"
      aspectRatio="16 / 9"
      objectFit="cover"
      bg="bg.muted"
    />
  );
}
