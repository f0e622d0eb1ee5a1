import { Box, Grid, Heading, Stack, Text } from '@chakra-ui/react';
import { useState } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import { paths } from '#shared/paths.ts';
import { useContactAddressQuery } from '#client/gql/graphql.ts';
import { useSession } from '#client/features/auth/use-session.ts';
import { Actions } from '#client/ui/actions.tsx';
import { Button } from '#client/ui/button.tsx';
import { Card } from '#client/ui/card.tsx';
import { LinkButton } from '#client/ui/link-button.tsx';
import { OutcomePanel } from '#client/ui/outcome-panel.tsx';
import { Page } from '#client/ui/page.tsx';
import { RichText } from '#client/ui/rich-text.tsx';
import { contactRefusal } from '#shared/contact-form.ts';
import { pageNames } from '#shared/pages.ts';
import { contactPageTexts } from '#shared/texts/contact-page.ts';
import { ContactForm } from './contact-form.tsx';

/** Page to contact the school. */
export function ContactPage() {
  const { user } = useSession();
  const { sent } = contactPageTexts;
  const [sentFrom, setSentFrom] = useState<string | null>(null);
  // Carries the result of a form that was posted without scripts.
  const [search] = useSearchParams();
  return (
    <Page title={pageNames.contact}>
      <Grid
        gap={{ base: '10', lg: '16' }}
        templateColumns={{ base: 'minmax(0, 1fr)', lg: 'minmax(0, 34rem) minmax(0, 1fr)' }}
      >
        <Box>
          {search.has('sent') ? (
            <OutcomePanel title={sent.title}>
              <LinkButton to={paths.courses}>{sent.courses}</LinkButton>
            </OutcomePanel>
          ) : sentFrom === null ? (
            <ContactForm user={user} onSent={setSentFrom} refusal={contactRefusal(search.get('refused'))} />
          ) : (
            <OutcomePanel title={sent.title} description={sent.description({ email: sentFrom })}>
              <Actions>
                <LinkButton to={paths.courses}>{sent.courses}</LinkButton>
                <Button variant="outline" onClick={() => setSentFrom(null)}>
                  {sent.another}
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

/** The most frequent questions, which may save the visitor a message. */
function Answers() {
  const { answers: texts } = contactPageTexts;
  const address = useContactAddressQuery().data?.school.contact;
  return (
    <Card asChild alignSelf="start">
      <Stack as="aside" aria-labelledby="answers-heading" gap="6" padding={{ base: '5', md: '8' }}>
        <Heading as="h2" id="answers-heading" textStyle="h2">
          {texts.title}
        </Heading>
        <Stack gap="1">
          <Heading as="h3" textStyle="h3">
            {texts.login}
          </Heading>
          <Text>
            <RichText
              text={texts.newPassword}
              tags={{ link: (content) => <Link to={paths.forgotPassword}>{content}</Link> }}
            />
          </Text>
        </Stack>
        <Stack gap="1">
          <Heading as="h3" textStyle="h3">
            {texts.cancelling}
          </Heading>
          <Text>
            <RichText
              text={texts.profile}
              tags={{ link: (content) => <Link to={paths.profile}>{content}</Link> }}
            />
          </Text>
        </Stack>
        <Stack gap="1">
          <Heading as="h3" textStyle="h3">
            {texts.trying}
          </Heading>
          <Text>
            <RichText
              text={texts.courses}
              tags={{ link: (content) => <Link to={paths.courses}>{content}</Link> }}
            />
          </Text>
        </Stack>
        {address && (
          <Stack gap="1">
            <Heading as="h3" textStyle="h3">
              {texts.mail}
            </Heading>
            <Text overflowWrap="anywhere">
              <RichText
                text={texts.address({ address })}
                tags={{ link: (content) => <a href={`mailto:${address}`}>{content}</a> }}
              />
            </Text>
          </Stack>
        )}
      </Stack>
    </Card>
  );
}
