import { Center, Stack, Text } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { FilmFrame } from './film-frame.tsx';

interface FilmMessageProps {
  icon: ReactNode;
  text: string;
  /** What the person can do about it. */
  children?: ReactNode;
}

/** What stands on the screen instead of a film, and why. */
export function FilmMessage(props: FilmMessageProps) {
  return (
    <FilmFrame>
      <FilmNotice {...props} />
    </FilmFrame>
  );
}

/** The same over a film that is there already. */
export function FilmNotice({ icon, text, children }: FilmMessageProps) {
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
