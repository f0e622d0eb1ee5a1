import { chakra, Grid, Heading, Stack, Text } from '@chakra-ui/react';
import type { HomeContentQuery } from '#client/gql/graphql.ts';
import { Card } from '#client/ui/card.tsx';
import { homeTexts } from '#shared/texts/home.ts';
import { Section } from './section.tsx';

interface VoicesProps {
  /** At least one. */
  voices: HomeContentQuery['school']['voices'];
}

/** What learners say about the school. */
export function Voices({ voices }: VoicesProps) {
  return (
    <Section aria-labelledby="voices-heading" paddingTop="0">
      <Heading as="h2" id="voices-heading" textStyle="h2" marginBottom={{ base: '4', md: '7' }}>
        {homeTexts.voices.heading}
      </Heading>
      <Grid
        as="ul"
        role="list"
        listStyleType="none"
        gap="6"
        templateColumns={{ base: '1fr', lg: `repeat(${voices.length}, minmax(0, 1fr))` }}
      >
        {voices.map(({ quote, name }) => (
          <Card asChild key={quote}>
            <li>
              <Stack asChild gap="4" height="full" padding={{ base: '5', md: '6' }}>
                <figure>
                  <chakra.blockquote
                    textStyle="lead"
                    whiteSpace="pre-line"
                    overflowWrap="anywhere"
                    dir="auto"
                  >
                    {quote}
                  </chakra.blockquote>
                  <Text asChild color="fg.muted" marginTop="auto" dir="auto">
                    <figcaption>{name}</figcaption>
                  </Text>
                </figure>
              </Stack>
            </li>
          </Card>
        ))}
      </Grid>
    </Section>
  );
}
