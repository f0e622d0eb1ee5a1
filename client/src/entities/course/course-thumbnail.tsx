import { Box, chakra } from '@chakra-ui/react';
import { preload } from 'react-dom';
import type { ImagePartsFragment } from '#client/gql/graphql.ts';
import { Ornament } from '#client/ui/ornament.tsx';

/** How wide a picture is shown, as `sizes` has it. */
const SIZES = {
  card: '(min-width: 60rem) 23rem, (min-width: 39rem) 47vw, calc(100vw - 2rem)',
  page: '(min-width: 64rem) 22rem, calc(100vw - 2rem)',
} as const;

/** What a page begins with: `first` is fetched with the page's scripts, `early` before what is not in sight yet. */
export type ThumbnailPriority = 'first' | 'early';

interface CourseThumbnailProps {
  /** Null for a draft that has none yet: an empty screen above its seats stands for it. */
  image: ImagePartsFragment | null | undefined;
  /** Where it is shown. */
  place?: keyof typeof SIZES;
  /** Fetched when it is nearly in sight, unless told. */
  priority?: ThumbnailPriority;
}

/** A course's picture in 16:9. It repeats what the heading beside it says, so it has no text of its own. */
export function CourseThumbnail({ image, place = 'card', priority }: CourseThumbnailProps) {
  if (!image) return <EmptyScreen />;
  const { url, width, height, avifSrcset, webpSrcset, placeholder } = image;
  // What is fetched late is laid out before: browsers that can, measure it.
  const sizes = priority ? SIZES[place] : `auto, ${SIZES[place]}`;
  if (priority === 'first') {
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
        loading={priority ? 'eager' : 'lazy'}
        fetchPriority={priority ? 'high' : 'auto'}
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
