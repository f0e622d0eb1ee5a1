import { Box, chakra, Flex, Stack } from '@chakra-ui/react';
import { Play } from 'lucide-react';
import { Suspense, useState, type MouseEvent, type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { COURSE_PICTURE, CourseThumbnail } from '#client/entities/course/course-thumbnail.tsx';
import { useSession } from '#client/features/auth/use-session.ts';
import type { CourseQuery } from '#client/gql/graphql.ts';
import { opensElsewhere } from '#client/routing/opens-elsewhere.ts';
import { playNow } from '#client/routing/play-now.ts';
import { lazyPart } from '#client/ui/lazy-part.tsx';
import { TextLink } from '#client/ui/text-link.tsx';
import { useIntent } from '#client/ui/use-intent.ts';
import { paths } from '#shared/paths.ts';
import { coursePageTexts as texts } from '#shared/texts/course-page.ts';

interface CoursePictureProps {
  course: Pick<CourseQuery['course'], 'slug' | 'thumbnail' | 'lectures'>;
  /** Shows the visitor's view, also to an admin. */
  asVisitor: boolean;
}

/** Loaded lazily, because few visitors watch. */
const loadPlayer = async () =>
  (await import('#client/features/lecture/free-lecture-player.tsx')).FreeLecturePlayer;
const FreeLecturePlayer = lazyPart(loadPlayer);

/**
 * The picture of a course. For people who cannot watch all lectures it links to the trailer, or else to the first free video, which
 * plays in place of the picture.
 */
export function CoursePicture({ course: { slug, thumbnail, lectures }, asVisitor }: CoursePictureProps) {
  const { status, canWatch } = useSession();
  const [isPlaying, setPlaying] = useState(false);
  const intent = useIntent(() => void loadPlayer().catch(() => undefined));
  const trailer = lectures.findIndex((one) => one.isTrailer && isFree(one));
  const free = trailer >= 0 ? trailer : lectures.findIndex(isFree);
  const lecture = lectures[free];
  const isOffered = asVisitor || (status !== 'loading' && !canWatch);
  const play = (event: MouseEvent) => {
    if (opensElsewhere(event)) return;
    event.preventDefault();
    setPlaying(true);
  };
  const picture = (sign: ReactNode) => (
    <Box position="relative" borderRadius="card" overflow="hidden" style={COURSE_PICTURE}>
      <CourseThumbnail image={thumbnail} place="page" isFirst />
      {sign}
    </Box>
  );
  if (!lecture || !(isOffered || isPlaying)) return picture(null);
  const label = sign(free === 0 ? texts.watchFirstFree : texts.watchFree);
  if (isPlaying) {
    return (
      <Stack gap="2">
        <Suspense fallback={picture(<Cover aria-busy="true">{label}</Cover>)}>
          <FreeLecturePlayer slug={slug} lectureId={lecture.id} next={lectures[free + 1]} />
        </Suspense>
        <TextLink to={paths.lecture(slug, lecture.id)}>{texts.openLecture}</TextLink>
      </Stack>
    );
  }
  return picture(
    <Cover asChild>
      <Link to={paths.lecture(slug, lecture.id)} state={playNow} data-plays onClick={play} {...intent}>
        {label}
      </Link>
    </Cover>,
  );
}

const isFree = ({ kind, isFreePreview, locked }: CourseQuery['course']['lectures'][number]) =>
  kind === 'VIDEO' && isFreePreview && !locked;

/** A dark label with the symbol of a player. */
const sign = (text: string) => (
  <Flex as="span" className="sign" align="center" gap="2" minHeight="11" paddingX="4" paddingY="1.5">
    <Play size="1.125em" fill="currentColor" aria-hidden />
    {text}
  </Flex>
);

/** Covers the picture. Its sign is dark in both colour schemes, so that it can be read on any picture. */
const Cover = chakra('div', {
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
