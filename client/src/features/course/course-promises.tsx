import { Box, Flex, Grid, Heading, Stack, Text } from '@chakra-ui/react';
import { Check } from 'lucide-react';
import type { CourseQuery } from '#client/gql/graphql.ts';
import { coursePageTexts as texts } from '#shared/texts/course-page.ts';

interface CourseOutcomesProps {
  outcomes: readonly string[];
  /** The language of the course; undefined if unknown. */
  lang: string | undefined;
}

/** What learners will be able to do after the course. */
export function CourseOutcomes({ outcomes, lang }: CourseOutcomesProps) {
  return (
    <Stack as="section" gap="4" aria-labelledby="outcomes-heading">
      <Heading as="h2" id="outcomes-heading" textStyle="h2">
        {texts.outcomes}
      </Heading>
      <Grid
        as="ul"
        role="list"
        listStyleType="none"
        columnGap="8"
        rowGap="3"
        templateColumns={{ base: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' }}
      >
        {outcomes.map((outcome, index) => (
          <Flex as="li" key={index} gap="3" lang={lang}>
            <Box color="success.text" flexShrink="0" paddingTop="0.2em" aria-hidden>
              <Check size="1.125em" />
            </Box>
            <Text flex="1" minWidth="0" dir="auto">
              {outcome}
            </Text>
          </Flex>
        ))}
      </Grid>
    </Stack>
  );
}

interface CourseNeedsProps {
  course: Pick<CourseQuery['course'], 'audience' | 'requirements'>;
  lang: string | undefined;
}

/** Who the course is for and what it requires, where the school has said so. */
export function CourseNeeds({ course: { audience, requirements }, lang }: CourseNeedsProps) {
  if (!audience && !requirements) return null;
  return (
    <Grid gap="8" templateColumns={{ base: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' }}>
      {audience && <Need id="audience-heading" heading={texts.audience} text={audience} lang={lang} />}
      {requirements && (
        <Need id="requirements-heading" heading={texts.requirements} text={requirements} lang={lang} />
      )}
    </Grid>
  );
}

interface NeedProps {
  id: string;
  heading: string;
  text: string;
  lang: string | undefined;
}

function Need({ id, heading, text, lang }: NeedProps) {
  return (
    <Stack as="section" gap="2" aria-labelledby={id}>
      <Heading as="h2" id={id} textStyle="h3">
        {heading}
      </Heading>
      <Text whiteSpace="pre-line" lang={lang} dir="auto">
        {text}
      </Text>
    </Stack>
  );
}
