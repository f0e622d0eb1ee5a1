import { Box, chakra, Flex, Grid, Heading, Stack, Text } from '@chakra-ui/react';
import { Check } from 'lucide-react';
import { QueryFallback } from '#client/ui/query-fallback.tsx';
import { paths } from '#shared/paths.ts';
import { useSession } from '#client/features/auth/use-session.ts';
import { usePlanQuery, type PlanQuery } from '#client/gql/graphql.ts';
import { Card } from '#client/ui/card.tsx';
import { LinkButton } from '#client/ui/link-button.tsx';
import { useHasNothingToWatch } from '#client/entities/course/use-has-nothing-to-watch.ts';
import { FreeDays, PlanPrice, RefundTerms } from '#client/entities/payment/plan-terms.tsx';
import { messages } from '#shared/messages.ts';
import { homeTexts } from '#shared/texts/home.ts';
import { Section } from './section.tsx';

const { included: texts } = homeTexts;

/** The benefits and the price of the subscription, which is sold once there is a course. Hidden from users with access. */
export function WhatIsIncluded() {
  const { canWatch } = useSession();
  const isEmpty = useHasNothingToWatch();
  if (canWatch) return null;
  const courses = isEmpty ? [texts.soon.everyCourse] : [texts.everyCourse, texts.newCourses];
  const lines = [...courses, texts.lectures, texts.devices];
  return (
    <Box bg="bg.muted" borderTop="line" borderColor="border">
      <Section aria-labelledby="included-heading">
        <Grid
          gap={{ base: '8', lg: '16' }}
          alignItems="center"
          templateColumns={{ base: '1fr', lg: 'minmax(0, 1fr) minmax(0, 28rem)' }}
        >
          <Stack gap="6">
            <Heading as="h2" id="included-heading" textStyle="h2">
              {isEmpty ? texts.soon.heading : texts.heading}
            </Heading>
            <chakra.ul role="list" listStyleType="none" display="flex" flexDirection="column" gap="3">
              {lines.map((line) => (
                <Flex as="li" key={line} gap="3">
                  <Box as="span" color="success.text" flexShrink="0" paddingTop="1">
                    <Check size={20} aria-hidden />
                  </Box>
                  {line}
                </Flex>
              ))}
            </chakra.ul>
            <Text color="fg.muted">{isEmpty ? texts.soon.offer : texts.notSure}</Text>
          </Stack>
          {isEmpty ? (
            <LinkButton to={paths.contact} variant="outline" size="lg">
              {texts.soon.contact}
            </LinkButton>
          ) : (
            <Offer />
          )}
        </Grid>
      </Section>
    </Box>
  );
}

function Offer() {
  const query = usePlanQuery();
  if (query.data) return <PriceTag plan={query.data.plan} />;
  return <QueryFallback {...query} failure={messages.unavailable} skeleton="80" />;
}

function PriceTag({ plan }: { plan: PlanQuery['plan'] }) {
  return (
    <Card boxShadow="card">
      <Stack gap="5" padding={{ base: '5', md: '8' }}>
        <PlanPrice plan={plan} />
        <FreeDays plan={plan} />
        <LinkButton to={paths.checkout} size="lg">
          {texts.subscribe}
        </LinkButton>
        <RefundTerms plan={plan} />
      </Stack>
    </Card>
  );
}
