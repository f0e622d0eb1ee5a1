import { Heading, Stack, Text } from '@chakra-ui/react';
import { useId, type ReactNode } from 'react';
import { Card } from './card.tsx';

interface SectionCardProps {
  /** The part of its page's address that leads here. */
  place?: string;
  title: string;
  /** What it is about, in a sentence. */
  intro?: ReactNode;
  children: ReactNode;
}

/** One matter of a page on a sheet of its own. */
export function SectionCard({ place, title, intro, children }: SectionCardProps) {
  const id = useId();
  return (
    <Card asChild>
      <section id={place} aria-labelledby={id}>
        <Stack gap="5" padding={{ base: '5', md: '8' }}>
          <Stack gap="1.5">
            <Heading as="h2" id={id} textStyle="h2">
              {title}
            </Heading>
            {intro && (
              <Text color="fg.muted" maxWidth="prose">
                {intro}
              </Text>
            )}
          </Stack>
          {children}
        </Stack>
      </section>
    </Card>
  );
}
