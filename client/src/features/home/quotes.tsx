import { chakra, Grid, Heading, Text } from '@chakra-ui/react';
import type { HomeContentQuery } from '#client/gql/graphql.ts';
import { Card } from '#client/ui/card.tsx';
import { homeTexts } from '#shared/texts/home.ts';
import { Section } from './section.tsx';

interface QuotesProps {
  /** At least one. */
  quotes: HomeContentQuery['school']['quotes'];
}

/** What learners say about the school: the first quote larger, the others beside it on wide screens. */
export function Quotes({ quotes }: QuotesProps) {
  const others = quotes.length - 1;
  return (
    <Section aria-labelledby="quotes-heading" paddingTop="0">
      <Heading as="h2" id="quotes-heading" textStyle="h2" marginBottom={{ base: '4', md: '7' }}>
        {homeTexts.quotes.heading}
      </Heading>
      <Grid
        as="ul"
        role="list"
        listStyleType="none"
        gap="6"
        templateColumns={{
          base: 'minmax(0, 1fr)',
          lg: others > 0 ? 'minmax(0, 3fr) minmax(0, 2fr)' : '48rem',
        }}
      >
        {quotes.map(({ text, name, course }, index) => (
          <Card
            key={index}
            asChild
            gridRow={index === 0 && others > 0 ? { lg: `span ${others}` } : undefined}
          >
            <li>
              <Quote>
                <chakra.blockquote
                  textStyle={index === 0 ? 'h2' : 'lead'}
                  whiteSpace="pre-line"
                  overflowWrap="anywhere"
                  dir="auto"
                >
                  {text}
                </chakra.blockquote>
                <figcaption>
                  <Text fontWeight="semibold" dir="auto">
                    {name}
                  </Text>
                  {course !== '' && (
                    <Text color="fg.muted" dir="auto">
                      {course}
                    </Text>
                  )}
                </figcaption>
              </Quote>
            </li>
          </Card>
        ))}
      </Grid>
    </Section>
  );
}

const Quote = chakra('figure', {
  base: {
    display: 'flex',
    flexDirection: 'column',
    justifyContent: 'space-between',
    gap: '5',
    height: 'full',
    padding: { base: '5', md: '6' },
  },
});
