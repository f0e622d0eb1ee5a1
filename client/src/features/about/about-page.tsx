import { Box, Flex, Grid, Heading, Stack, Text } from '@chakra-ui/react';
import { paths } from '#shared/paths.ts';
import { Actions } from '#client/ui/actions.tsx';
import { useAboutQuery } from '#client/gql/graphql.ts';
import { useSchool } from '#client/graphql/use-school.ts';
import { SplitPanel } from '#client/ui/split-panel.tsx';
import { LinkButton } from '#client/ui/link-button.tsx';
import { Prose } from '#client/ui/prose.tsx';
import { Page } from '#client/ui/page.tsx';
import { pageNames } from '#shared/pages.ts';
import { MentorCarousel } from './mentor-carousel.tsx';

const principles = [
  {
    title: 'Taught by people who do it',
    text: 'Every course is held by somebody who has earned their living with its subject. They show what they do on an ordinary day, slips included.',
  },
  {
    title: 'One subscription, every door open',
    text: 'You pay once a year and follow your curiosity. Nobody should have to guess beforehand which course will be the one that matters.',
  },
  {
    title: 'Plain terms',
    text: 'The price, the end of your year and what you get back when you cancel are written where you decide, not in a footnote.',
  },
];

/** What the school is for, and who teaches there. */
export function AboutPage() {
  const { aboutHtml: html, mentors = [] } = useAboutQuery().data?.school ?? {};
  return (
    <Page title={pageNames.about}>
      <Stack gap={{ base: '14', md: '20' }}>
        {html ? <Prose html={html} /> : <OwnWords />}
        {mentors.length > 0 && (
          <Box as="section" aria-labelledby="mentors-heading">
            <Heading as="h2" id="mentors-heading" textStyle="h2" marginBottom="2">
              Meet our mentors
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
            Your seat is free
          </Heading>
          <Actions width={{ base: 'full', sm: 'auto' }}>
            <LinkButton to={paths.courses} size="lg">
              Explore Courses
            </LinkButton>
            <LinkButton to={paths.contact} size="lg" variant="outline">
              Contact Us
            </LinkButton>
          </Actions>
        </Flex>
      </Stack>
    </Page>
  );
}

/** What the page of a school says that has written none. */
function OwnWords() {
  const school = useSchool();
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
            A good lecture should have room for everyone
          </Heading>
          <Text textStyle="lead">
            Our mission is to bring learning from people who know their craft within everybody’s reach: at any
            hour, at any pace, and at a price that does not depend on how much you want to know.
          </Text>
          <Text color="fg.muted">
            <bdi>{school?.name}</bdi> began with a full lecture hall and a queue outside. Whoever got in heard
            something that changed how they work; the others heard about it. So we put the lectern where there
            is always another free seat, and asked the best teachers we know to stand behind it.
          </Text>
        </Stack>
        <SplitPanel />
      </Grid>
      <Grid
        as="ul"
        role="list"
        listStyleType="none"
        gap={{ base: '8', md: '10' }}
        templateColumns={{ base: 'minmax(0, 1fr)', md: 'repeat(3, minmax(0, 1fr))' }}
      >
        {principles.map(({ title, text }) => (
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
