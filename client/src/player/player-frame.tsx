import { Box } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { playerLook } from './controls/player-look.ts';

/** The window of a phone in landscape. */
export const landscapePhone = '@media (orientation: landscape) and (max-height: 30rem)';

/** The frame of the video on the watch page: 16:9, black, as large as the window allows. */
export function PlayerFrame({ children }: { children: ReactNode }) {
  return (
    <Box
      position="relative"
      width="100%"
      aspectRatio="16 / 9"
      maxHeight={{ base: '45dvh', lg: '72dvh' }}
      // On a phone in landscape, the video takes the window below the header.
      css={[...playerLook, { [landscapePhone]: { maxHeight: 'calc(100dvh - {sizes.16} - 1px)' } }]}
      bg="black"
      color="white"
      borderRadius={{ lg: 'card' }}
      overflow="hidden"
    >
      {children}
    </Box>
  );
}
