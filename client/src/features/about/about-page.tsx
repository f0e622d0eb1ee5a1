import { Box, Flex, Grid, Heading, Stack, Text } from '@chakra-ui/react';
import { paths } from '#shared/paths.ts';
import { Actions } from '#client/ui/actions.tsx';
import { useAboutQuery } from '#client/gql/graphql.ts';
import { SplitPanel } from '#client/ui/split-panel.tsx';
import { LinkButton } from '#client/ui/link-button.tsx';
import { Prose } from '#client/ui/prose.tsx';
import { Page } from '#client/ui/page.tsx';
import { pageNames } from '#shared/pages.ts';
import { aboutTexts } from '#shared/texts/about.ts';
import { MentorCarousel } from './mentor-carousel.tsx';

const { mission, principles, mentors: mentorTexts, free } = aboutTexts;

/** The page about the school and its mentors. */
export function AboutPage() {
  const { aboutHtml: html, mentors = [] } = useAboutQuery().data?.school ?? {};
  return (
    <Page title={pageNames.about}>
      <Stack gap={{ base: '14', md: '20' }}>
        {html ? <Prose html={html} /> : <OwnWords />}
        {mentors.length > 0 && (
          <Box as="section" aria-labelledby="mentors-heading">
            <Heading as="h2" id="mentors-heading" textStyle="h2" marginBottom="2">
              {mentorTexts.heading}
            </Heading>
            <MentorCarousel mentors={mentors} labelledBy="mentors-heading" />
          </Box>
        )}
        <Flex
          wrap="wrap"
          align="center"
          justify="space-between"
          gap="5"
          paddingTop={{ base: '8', md: '10' }}
          borderTop="line"
          borderColor="border.control"
        >
          <Heading as="h2" textStyle="h2">
            {free.heading}
          </Heading>
          <Actions width={{ base: 'full', sm: 'auto' }}>
            <LinkButton to={paths.courses} size="lg">
              {free.exploreCourses}
            </LinkButton>
            <LinkButton to={paths.contact} size="lg" variant="outline">
              {free.contact}
            </LinkButton>
          </Actions>
        </Flex>
      </Stack>
    </Page>
  );
}

/** The default text, for a school that has not written its own. It says nothing about the history or the people of the school. */
function OwnWords() {
  return (
    <>
      <Grid
        as="section"
        aria-labelledby="mission-heading"
        gap={{ base: '10', lg: '16' }}
        alignItems="center"
        templateColumns={{ base: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) minmax(0, 30rem)' }}
      >
        <Stack gap="5" maxWidth="prose">
          <Heading as="h2" id="mission-heading" textStyle="h2">
            {mission.heading}
          </Heading>
          <Text textStyle="lead">{mission.text}</Text>
        </Stack>
        <SplitPanel />
      </Grid>
      <Grid
        as="ul"
        role="list"
        listStyleType="none"
        gap={{ base: '8', md: '10' }}
        templateColumns={{ base: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' }}
      >
        {[principles.subscription, principles.terms].map(({ title, text }) => (
          <Stack as="li" key={title} gap="2" borderTop="line" borderColor="border.control" paddingTop="5">
            <Heading as="h2" textStyle="h3">
              {title}
            </Heading>
            <Text color="fg.muted">{text}</Text>
          </Stack>
        ))}
      </Grid>
    </>
  );
}
