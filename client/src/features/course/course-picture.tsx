import { Box, chakra, Flex } from '@chakra-ui/react';
import { Play } from 'lucide-react';
import { Link } from 'react-router-dom';
import { COURSE_PICTURE, CourseThumbnail } from '#client/entities/course/course-thumbnail.tsx';
import { useSession } from '#client/features/auth/use-session.ts';
import type { CourseQuery } from '#client/gql/graphql.ts';
import { playNow } from '#client/routing/play-now.ts';
import { paths } from '#shared/paths.ts';
import { coursePageTexts as texts } from '#shared/texts/course-page.ts';

interface CoursePictureProps {
  course: Pick<CourseQuery['course'], 'slug' | 'thumbnail' | 'lectures'>;
  /** Shows the visitor's view, also to an admin. */
  asVisitor: boolean;
}

/**
 * The picture of a course. For people who cannot watch all lectures it links to the first free one, on whose page the
 * player is loaded.
 */
export function CoursePicture({ course: { slug, thumbnail, lectures }, asVisitor }: CoursePictureProps) {
  const { status, canWatch } = useSession();
  const free = lectures.findIndex(({ isFreePreview, locked }) => isFreePreview && !locked);
  const lecture = lectures[free];
  const isOffered = asVisitor || (status !== 'loading' && !canWatch);
  return (
    <Box position="relative" borderRadius="card" overflow="hidden" style={COURSE_PICTURE}>
      <CourseThumbnail image={thumbnail} place="page" isFirst />
      {lecture && isOffered && (
        <PlayLink to={paths.lecture(slug, lecture.id)} state={playNow} data-plays>
          <Flex as="span" className="sign" align="center" gap="2" minHeight="11" paddingX="4" paddingY="1.5">
            <Play size="1.125em" fill="currentColor" aria-hidden />
            {free === 0 ? texts.watchFirstFree : texts.watchFree}
          </Flex>
        </PlayLink>
      )}
    </Box>
  );
}

/** Covers the picture. Its sign is dark in both colour schemes, so that it can be read on any picture. */
const PlayLink = chakra(Link, {
  base: {
    position: 'absolute',
    inset: '0',
    display: 'grid',
    placeItems: 'center',
    padding: '3',
    textDecoration: 'none',
    // The picture clips its overflow, so the outline is drawn inside.
    _focusVisible: { outlineOffset: '-3px' },
    '& .sign': {
      bg: 'rgb(2 26 28 / 0.86)',
      color: '#f8f5ef',
      fontWeight: 'semibold',
      borderRadius: 'full',
      transitionProperty: 'background-color',
      transitionDuration: 'quick',
      '@media (forced-colors: active)': { border: 'line' },
    },
    '&:hover .sign': { bg: 'rgb(2 26 28)' },
  },
});
