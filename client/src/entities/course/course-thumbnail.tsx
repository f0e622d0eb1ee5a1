import { Box } from '@chakra-ui/react';
import { SizedPicture } from '#client/entities/image/sized-picture.tsx';
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
  return <SizedPicture image={image} alt="" sizes={SIZES[place]} isFirst={isFirst} bg="bg.muted" />;
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
