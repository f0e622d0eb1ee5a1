import { chakra } from '@chakra-ui/react';
import type { OutlineLectureFragment } from '#client/gql/graphql.ts';
import { lectureSigns } from './lecture-signs.ts';

/** The picture of a lecture in a list, 16:9. A lecture without one has the sign of its kind there. The title beside it names both. */
export function LectureThumbnail({ lecture: { thumbnailUrl, kind } }: { lecture: OutlineLectureFragment }) {
  const Sign = lectureSigns[kind];
  return (
    <chakra.span
      flexShrink="0"
      // Phones have no room for a place without a picture.
      display={{ base: thumbnailUrl ? 'grid' : 'none', sm: 'grid' }}
      placeItems="center"
      width={{ base: '16', sm: '24' }}
      aspectRatio="16 / 9"
      overflow="hidden"
      borderRadius="card"
      bg="bg.muted"
      color="fg.muted"
      aria-hidden
    >
      {thumbnailUrl ? (
        <chakra.img
          src={thumbnailUrl}
          alt=""
          loading="lazy"
          decoding="async"
          htmlWidth={192}
          htmlHeight={108}
          width="full"
          height="full"
          objectFit="cover"
        />
      ) : (
        <Sign size={16} />
      )}
    </chakra.span>
  );
}
