import { Box, chakra } from '@chakra-ui/react';
import { preload } from 'react-dom';
import type { ImagePartsFragment } from '#client/gql/graphql.ts';
import { Ornament } from '#client/ui/ornament.tsx';

/** The display width of a picture, for the `sizes` attribute. */
const SIZES = {
  card: '(min-width: 60rem) 23rem, (min-width: 39rem) 47vw, calc(100vw - 2rem)',
  page: '(min-width: 64rem) 22rem, calc(100vw - 2rem)',
  row: '7rem',
  table: '3rem',
} as const;

/** The style that links the picture of the card and of the page in a view transition. */
export const COURSE_PICTURE = { viewTransitionName: 'course-picture' };

interface CourseThumbnailProps {
  /** Null for a draft without a picture: a drawing of an empty screen and seats is shown instead. */
  image: ImagePartsFragment | null | undefined;
  /** Where the picture is shown. */
  place?: keyof typeof SIZES;
  /** Whether it is the first picture on the page. It is then fetched first; other pictures are lazy. */
  isFirst?: boolean;
}

/** A course's picture in 16:9. Its alt text is empty, because the heading beside it has the title. */
export function CourseThumbnail({ image, place = 'card', isFirst = false }: CourseThumbnailProps) {
  if (!image) return <EmptyScreen />;
  const { url, width, height, avifSrcset, webpSrcset, placeholder } = image;
  // Browsers that support `auto` measure a lazy picture, whose layout is known before it is fetched.
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
        // The placeholder is tiny, so browsers blur it. The picture covers it.
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
