import { Center, Stack, Text } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { PlayerFrame } from './player-frame.tsx';

interface VideoMessageProps {
  icon: ReactNode;
  text: string;
  /** What the person can do about it. */
  children?: ReactNode;
}

/** What stands on the screen instead of a video, and why. */
export function VideoMessage(props: VideoMessageProps) {
  return (
    <PlayerFrame>
      <VideoMessageOverlay {...props} />
    </PlayerFrame>
  );
}

/** The same over a video that is there already. */
export function VideoMessageOverlay({ icon, text, children }: VideoMessageProps) {
  return (
    <Center position="absolute" inset="0" padding="4" bg="bg.muted" color="fg" textAlign="center">
      <Stack align="center" gap={{ base: '3', md: '4' }} maxWidth="28rem">
        {icon}
        <Text fontWeight="semibold" textWrap="balance">
          {text}
        </Text>
        {children}
      </Stack>
    </Center>
  );
}
