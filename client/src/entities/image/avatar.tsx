import { chakra } from '@chakra-ui/react';
import type { ImagePartsFragment } from '#client/gql/graphql.ts';

interface AvatarProps {
  image: ImagePartsFragment;
  size: '8' | '10' | '20' | '24';
}

/** A person's picture. Its alt text is empty, because the name stands beside it. */
export function Avatar({ image, size }: AvatarProps) {
  return (
    <chakra.img
      src={image.url}
      alt=""
      htmlWidth={image.width}
      htmlHeight={image.height}
      loading="lazy"
      decoding="async"
      width={size}
      height={size}
      flexShrink="0"
      borderRadius="full"
      objectFit="cover"
      bg="bg.emphasized"
    />
  );
}
