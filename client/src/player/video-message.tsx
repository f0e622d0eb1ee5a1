import { Center, Stack, Text } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { PlayerFrame } from './player-frame.tsx';

interface VideoMessageProps {
  icon: ReactNode;
  text: string;
  /** More text, on screens with room for it. */
  detail?: string;
  /** What the viewer can do about it. */
  children?: ReactNode;
}

/** A message in place of a video. */
export function VideoMessage(props: VideoMessageProps) {
  return (
    <PlayerFrame>
      <VideoMessageOverlay {...props} />
    </PlayerFrame>
  );
}

interface VideoMessageOverlayProps extends VideoMessageProps {
  /** Whether the controls stay visible below it. */
  isAboveControls?: boolean;
}

/** The same message over a video. */
export function VideoMessageOverlay(props: VideoMessageOverlayProps) {
  const { icon, text, detail, isAboveControls = false, children } = props;
  return (
    <Center
      position="absolute"
      inset="0"
      paddingX="4"
      paddingTop={{ base: '2', sm: '4' }}
      paddingBottom={isAboveControls ? '14' : { base: '2', sm: '4' }}
      bg="bg.muted"
      color="fg"
      textAlign="center"
    >
      <Stack align="center" gap={{ base: '2', md: '4' }} maxWidth="28rem">
        {icon}
        <Text fontWeight="semibold" textWrap="balance" lineClamp={2} dir="auto">
          {text}
        </Text>
        {detail && <Text display={{ base: 'none', sm: 'block' }}>{detail}</Text>}
        {children}
      </Stack>
    </Center>
  );
}
