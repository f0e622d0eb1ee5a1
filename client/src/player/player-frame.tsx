import { Box } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { playerLook } from './player-look.ts';

/** The window of a phone that lies on its side. */
export const landscapePhone = '@media (orientation: landscape) and (max-height: 30rem)';

/** The frame of the video on the watch page: 16:9, black, as large as the window allows. */
export function PlayerFrame({ children }: { children: ReactNode }) {
  return (
    <Box
      position="relative"
      width="100%"
      aspectRatio="16 / 9"
      maxHeight={{ base: '45dvh', lg: '72dvh' }}
      // A phone that lies on its side is there for the video, which ends at the edge with the header above it.
      css={[playerLook, { [landscapePhone]: { maxHeight: 'calc(100dvh - {sizes.16} - 1px)' } }]}
      bg="black"
      color="white"
      borderRadius={{ lg: 'card' }}
      overflow="hidden"
    >
      {children}
    </Box>
  );
}
