import { Box, Flex, Stack, Theme } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { FilmFrame, lying } from '#client/player/film-frame.tsx';
import { Page } from '#client/ui/page.tsx';
import { Skeleton } from '#client/ui/skeleton.tsx';

interface DarkRoomProps {
  title: string;
  children: ReactNode;
}

/** The lecture room is dark by day and by night. */
export function DarkRoom({ title, children }: DarkRoomProps) {
  return (
    <Theme appearance="dark" flex="1">
      <Page title={title} hideHeading width="wide">
        {children}
      </Page>
    </Theme>
  );
}

interface LectureRoomLayoutProps {
  film: ReactNode;
  about: ReactNode;
  list: ReactNode;
}

/** Film first, the list beside it; on a phone one column under the film, which stays in sight. */
export function LectureRoomLayout({ film, about, list }: LectureRoomLayoutProps) {
  return (
    <Box
      display={{ base: 'flex', lg: 'grid' }}
      flexDirection="column"
      gap={{ base: '5', lg: '8' }}
      gridTemplateColumns="minmax(0, 1fr) 24rem"
      gridTemplateRows="auto 1fr"
    >
      <Box
        position={{ base: 'sticky', lg: 'static' }}
        top="0"
        zIndex="1"
        // There it would hide all the rest.
        css={{ [lying]: { position: 'static' } }}
        // To the edges of a phone; the frame's padding comes from `Page`.
        marginTop={{ base: '-6', md: '-10', lg: '0' }}
        marginX={{ base: '-4', md: '-6', lg: '0' }}
        gridColumn="1"
      >
        {film}
      </Box>
      <Box gridColumn="1" gridRow="2">
        {about}
      </Box>
      <Box gridColumn="2" gridRow="1 / span 2">
        {list}
      </Box>
    </Box>
  );
}

/** Where the room's parts will be. */
export function LectureRoomSkeleton() {
  return (
    <LectureRoomLayout
      film={<FilmFrame>{null}</FilmFrame>}
      about={
        <Stack gap="3">
          <Skeleton height="9" width="70%" />
          <Skeleton height="16" maxWidth="65ch" />
        </Stack>
      }
      list={
        <Stack gap="2">
          {Array.from({ length: 5 }, (_, index) => (
            <Flex key={index}>
              <Skeleton height="14" flex="1" />
            </Flex>
          ))}
        </Stack>
      }
    />
  );
}
