import { Box, Flex, Stack, Theme } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { PlayerFrame, landscapePhone } from '#client/player/player-frame.tsx';
import { firstPicture } from '#client/ui/first-picture.ts';
import { Page } from '#client/ui/page.tsx';
import { Skeleton } from '#client/ui/skeleton.tsx';

interface RoomThemeProps {
  title: string;
  /** False for a text, which is read in the colours of the reader. */
  isDark: boolean;
  children: ReactNode;
}

/** The frame of the watch page. It is dark around a video. */
export function RoomTheme({ title, isDark, children }: RoomThemeProps) {
  return (
    <Theme appearance={isDark ? 'dark' : undefined} flex="1">
      <Page title={title} hideHeading width="wide">
        {children}
      </Page>
    </Theme>
  );
}

interface WatchPageLayoutProps {
  /** Null for a text. */
  video: ReactNode;
  about: ReactNode;
  list: ReactNode;
}

/** The video with the list next to it. On a phone, one column below the video, which stays in view. */
export function WatchPageLayout({ video, about, list }: WatchPageLayoutProps) {
  return (
    <Box
      display={{ base: 'flex', lg: 'grid' }}
      flexDirection="column"
      gap={{ base: '5', lg: '8' }}
      gridTemplateColumns="minmax(0, 1fr) 24rem"
      gridTemplateRows="auto 1fr"
    >
      {video !== null && (
        <Box
          position={{ base: 'sticky', lg: 'static' }}
          top="0"
          zIndex="1"
          // In landscape on a phone, a sticky video would cover the rest.
          css={{ [landscapePhone]: { position: 'static' } }}
          // Extends to the edges of a phone, past the padding of `Page`.
          marginTop={{ base: '-6', md: '-10', lg: '0' }}
          marginX={{ base: '-4', md: '-6', lg: '0' }}
          gridColumn="1"
        >
          {video}
        </Box>
      )}
      <Box gridColumn="1" gridRow={video === null ? '1 / span 2' : '2'} minWidth="0">
        {about}
      </Box>
      <Box gridColumn="2" gridRow="1 / span 2">
        {list}
      </Box>
    </Box>
  );
}

/** Placeholder for the watch page while it loads. */
export function WatchPageSkeleton() {
  return (
    <WatchPageLayout
      video={
        <PlayerFrame>
          <Box height="100%" css={{ background: `var(${firstPicture}) center / contain no-repeat` }} />
        </PlayerFrame>
      }
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
