import { Box, Grid, Heading, Stack, Text } from '@chakra-ui/react';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { paths } from '#shared/paths.ts';
import { useContactAddressQuery } from '#client/gql/graphql.ts';
import { useSession } from '#client/features/auth/use-session.ts';
import { Actions } from '#client/ui/actions.tsx';
import { Button } from '#client/ui/button.tsx';
import { Card } from '#client/ui/card.tsx';
import { LinkButton } from '#client/ui/link-button.tsx';
import { OutcomePanel } from '#client/ui/outcome-panel.tsx';
import { Page } from '#client/ui/page.tsx';
import { pageNames } from '#shared/pages.ts';
import { ContactForm } from './contact-form.tsx';

/** Where anybody writes to the school. */
export function ContactPage() {
  const { user } = useSession();
  const [sentFrom, setSentFrom] = useState<string | null>(null);
  return (
    <Page title={pageNames.contact}>
      <Grid
        gap={{ base: '10', lg: '16' }}
        templateColumns={{ base: 'minmax(0, 1fr)', lg: 'minmax(0, 34rem) minmax(0, 1fr)' }}
      >
        <Box>
          {sentFrom === null ? (
            <ContactForm user={user} onSent={setSentFrom} />
          ) : (
            <OutcomePanel
              title="Thank you, your message has arrived"
              description={`A person reads it and answers to ${sentFrom}. A mail to confirm that is on its way; if it does not come, check the address for a slip.`}
            >
              <Actions>
                <LinkButton to={paths.courses}>Explore Courses</LinkButton>
                <Button variant="outline" onClick={() => setSentFrom(null)}>
                  Send another message
                </Button>
              </Actions>
            </OutcomePanel>
          )}
        </Box>
        <Answers />
      </Grid>
    </Page>
  );
}

/** What is asked most, for those who need not write then. */
function Answers() {
  const address = useContactAddressQuery().data?.school.contact;
  return (
    <Card asChild alignSelf="start">
      <Stack as="aside" aria-labelledby="answers-heading" gap="6" padding={{ base: '5', md: '8' }}>
        <Heading as="h2" id="answers-heading" textStyle="h2">
          Quick answers
        </Heading>
        <Stack gap="1">
          <Heading as="h3" textStyle="h3">
            Cannot log in?
          </Heading>
          <Text>
            We mail you a link to <Link to={paths.forgotPassword}>choose a new password</Link>.
          </Text>
        </Stack>
        <Stack gap="1">
          <Heading as="h3" textStyle="h3">
            Cancelling, or need a receipt?
          </Heading>
          <Text>
            Both are on <Link to={paths.profile}>your profile</Link>, with what you get back before you
            decide.
          </Text>
        </Stack>
        <Stack gap="1">
          <Heading as="h3" textStyle="h3">
            Want to try a course first?
          </Heading>
          <Text>
            <Link to={paths.courses}>Every course</Link> shows its outline, and some lectures are free to
            watch without an account.
          </Text>
        </Stack>
        {address && (
          <Stack gap="1">
            <Heading as="h3" textStyle="h3">
              Rather write a mail?
            </Heading>
            <Text overflowWrap="anywhere">
              It reaches the same people: <a href={`mailto:${address}`}>{address}</a>
            </Text>
          </Stack>
        )}
      </Stack>
    </Card>
  );
}
