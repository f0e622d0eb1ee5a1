import type { ReactNode } from 'react';
import { Heading, Stack, Text, type StackProps } from '@chakra-ui/react';
import { Ornament } from './ornament.tsx';

interface MessagePanelProps extends Omit<StackProps, 'title'> {
  title: ReactNode;
  description?: string;
  /** The index of the lit seat of the ornament; none by default. */
  lit?: number;
}

/** A message in place of content: a title, a reason, and the next step below. */
export function MessagePanel({ title, description, lit, children, ...rest }: MessagePanelProps) {
  return (
    <Stack
      align="start"
      gap="5"
      padding={{ base: '5', md: '8' }}
      border="line"
      borderColor="border"
      borderRadius="card"
      bg="bg.raised"
      {...rest}
    >
      <Ornament seats={9} lit={lit} />
      <Stack gap="2" maxWidth="prose" overflowWrap="anywhere">
        <Heading as="h2" textStyle="h3">
          {title}
        </Heading>
        {description && (
          <Text color="fg.muted" overflowWrap="inherit">
            {description}
          </Text>
        )}
      </Stack>
      {children}
    </Stack>
  );
}
