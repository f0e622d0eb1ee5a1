import { Box, chakra } from '@chakra-ui/react';
import { preload } from 'react-dom';
import type { ImagePartsFragment } from '#client/gql/graphql.ts';
import { Ornament } from '#client/ui/ornament.tsx';

/** How wide a picture is shown, as `sizes` has it. */
const SIZES = {
  card: '(min-width: 60rem) 23rem, (min-width: 39rem) 47vw, calc(100vw - 2rem)',
  page: '(min-width: 64rem) 22rem, calc(100vw - 2rem)',
} as const;

/** Of the place of the picture that goes from its card to its page and back. */
export const COURSE_PICTURE = { viewTransitionName: 'course-picture' };

interface CourseThumbnailProps {
  /** Null for a draft that has none yet: an empty screen above its seats stands for it. */
  image: ImagePartsFragment | null | undefined;
  /** Where it is shown. */
  place?: keyof typeof SIZES;
  /** Whether the page begins with it: it is fetched before all else, and the others when they are nearly in sight. */
  isFirst?: boolean;
}

/** A course's picture in 16:9. It repeats what the heading beside it says, so it has no text of its own. */
export function CourseThumbnail({ image, place = 'card', isFirst = false }: CourseThumbnailProps) {
  if (!image) return <EmptyScreen />;
  const { url, width, height, avifSrcset, webpSrcset, placeholder } = image;
  // What is fetched late is laid out before: browsers that can, measure it.
  const sizes = isFirst ? SIZES[place] : `auto, ${SIZES[place]}`;
  if (isFirst) {
    const made = avifSrcset && { type: 'image/avif', imageSrcSet: avifSrcset, imageSizes: sizes };
    preload(url, { as: 'image', fetchPriority: 'high', ...made });
  }
  return (
    <picture>
      {avifSrcset && <source type="image/avif" srcSet={avifSrcset} sizes={sizes} />}
      {webpSrcset && <source type="image/webp" srcSet={webpSrcset} sizes={sizes} />}
      <chakra.img
        src={url}
        alt=""
        sizes={sizes}
        htmlWidth={width}
        htmlHeight={height}
        loading={isFirst ? 'eager' : 'lazy'}
        fetchPriority={isFirst ? 'high' : 'auto'}
        decoding="async"
        display="block"
        width="100%"
        height="auto"
        aspectRatio="16 / 9"
        objectFit="cover"
        bg="bg.muted"
        // Small as it is, browsers blur it; the picture covers it.
        style={
          placeholder ? { backgroundImage: `url("${placeholder}")`, backgroundSize: 'cover' } : undefined
        }
      />
    </picture>
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
