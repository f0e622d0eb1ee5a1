import { Box, chakra } from '@chakra-ui/react';
import type { ImagePartsFragment } from '#client/gql/graphql.ts';
import { Ornament } from '#client/ui/ornament.tsx';

interface CourseThumbnailProps {
  /** Null for a draft that has none yet: an empty screen above its seats stands for it. */
  image: ImagePartsFragment | null | undefined;
  /** The picture that a page begins with must not wait for the ones below. */
  priority?: boolean;
}

/** A course's picture in 16:9. It repeats what the heading beside it says, so it has no text of its own. */
export function CourseThumbnail({ image, priority = false }: CourseThumbnailProps) {
  if (!image) return <EmptyScreen />;
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

function EmptyScreen() {
  return (
    <Box
      aria-hidden
      width="full"
      aspectRatio="16 / 9"
      display="flex"
      flexDirection="column"
      alignItems="center"
      justifyContent="center"
      gap="6%"
      bg="bg.muted"
    >
      <Box
        width="44%"
        height="42%"
        border="line"
        borderStyle="dashed"
        borderColor="border"
        borderRadius="card"
      />
      <Ornament seats={9} alignSelf="center" />
    </Box>
  );
}
