import { Heading, Stack, Text } from '@chakra-ui/react';
import { useSession } from '#client/features/auth/use-session.ts';
import { accessQuestion } from '#client/entities/access/access-question.ts';
import { Page } from '#client/ui/page.tsx';
import { QueryFallback } from '#client/ui/query-fallback.tsx';
import { Skeleton } from '#client/ui/skeleton.tsx';
import { accessPageTexts } from '#shared/texts/access-page.ts';
import { AccessReport } from './access-report.tsx';
import { AccessTimeline, AccessTimelineSkeleton } from './access-timeline.tsx';
import { HelpfulActionButton } from './helpful-action-button.tsx';
import { useMyAccess } from './use-my-access.ts';

/** Tells the user whether and why they may watch, suggests an action, and lists the access history. */
export function AccessPage() {
  const { canWatch } = useSession();
  const { me, help, history } = useMyAccess();
  return (
    <Page title={accessQuestion(me?.access.mayWatch ?? canWatch)}>
      {!me && <QueryFallback {...history} skeleton={<AccessSkeleton />} />}
      {me && help && (
        <Stack gap="12">
          <AccessReport report={me.access} headingLevel="h2">
            {help.text && <Text maxWidth="prose">{help.text}</Text>}
            <HelpfulActionButton action={help.way} checkout={me.checkout} onRefetch={history.refetch} />
          </AccessReport>
          <Stack as="section" gap="6" aria-labelledby="history-heading">
            <Heading as="h2" id="history-heading" textStyle="h2">
              {accessPageTexts.history.title}
            </Heading>
            <AccessTimeline
              headingId="history-heading"
              history={history}
              empty={accessPageTexts.history.none}
            />
          </Stack>
        </Stack>
      )}
    </Page>
  );
}

function AccessSkeleton() {
  return (
    <Stack gap="12">
      <Skeleton height="48" />
      <AccessTimelineSkeleton />
    </Stack>
  );
}
