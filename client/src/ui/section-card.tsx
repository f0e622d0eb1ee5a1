import { Heading, Stack, Text } from '@chakra-ui/react';
import { useId, type ReactNode } from 'react';
import { Card } from './card.tsx';

interface SectionCardProps {
  /** The id of the section, for links to it. */
  place?: string;
  title: string;
  /** A sentence about the section. */
  intro?: ReactNode;
  children: ReactNode;
}

/** A section of a page on a card of its own. */
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
