import { Stack, Text } from '@chakra-ui/react';
import { NetworkStatus } from '@apollo/client';
import { useSchoolHealthQuery, type FindingPartsFragment as Finding } from '#client/gql/graphql.ts';
import { errorMessage } from '#client/graphql/errors.ts';
import { formatDateTime } from '#client/format/format.ts';
import { AdminPage } from '#client/ui/admin-page.tsx';
import { Button } from '#client/ui/button.tsx';
import { ErrorState } from '#client/ui/error-state.tsx';
import { SectionCard } from '#client/ui/section-card.tsx';
import { Skeleton } from '#client/ui/skeleton.tsx';
import { doctorMessages } from '#shared/doctor.ts';
import { Findings } from './findings.tsx';
import { TestMail } from './test-mail.tsx';

/** How everything is that the school stands on, and what to do about what is not well. */
export function HealthPage() {
  const { data, error, networkStatus, refetch } = useSchoolHealthQuery({
    // What was so a while ago is of no use.
    fetchPolicy: 'network-only',
    notifyOnNetworkStatusChange: true,
  });
  const isLooking = networkStatus === NetworkStatus.refetch || networkStatus === NetworkStatus.loading;
  const health = data?.schoolHealth;
  const failed = error && !isLooking;
  return (
    <AdminPage
      title="Health"
      actions={
        <Button variant="outline" loading={isLooking} onClick={() => void refetch().catch(() => undefined)}>
          Look again
        </Button>
      }
    >
      <Stack gap="6">
        <SectionCard title="What the school stands on" intro={isLooking ? LOOKING : undefined}>
          {failed && (
            <ErrorState
              message={errorMessage(error, doctorMessages.failure.loadHealth)}
              onRetry={() => void refetch().catch(() => undefined)}
            />
          )}
          {!failed && !health && <Skeleton height="72" />}
          {!failed && health && (
            <>
              <Text role="status">
                {summaryOf(health.findings)}{' '}
                <Text as="span" color="fg.muted">
                  Looked at <time dateTime={health.examinedAt}>{formatDateTime(health.examinedAt)}</time>
                </Text>
              </Text>
              <Findings of={health.findings} />
            </>
          )}
        </SectionCard>
        <TestMail />
      </Stack>
    </AdminPage>
  );
}

const LOOKING =
  'Asking the database, the storage, the mail server, Stripe and this address. It may take ten seconds.';

/** How many parts are not well: `Everything works.`, `1 part does not work, and 2 need attention.` */
function summaryOf(findings: readonly Finding[]): string {
  const count = (state: Finding['state']) => findings.filter((one) => one.state === state).length;
  const [faults, attentions] = [count('FAULT'), count('ATTENTION')];
  const broken = `${faults} ${faults === 1 ? 'part does' : 'parts do'} not work`;
  const waiting = `${attentions} ${attentions === 1 ? 'needs' : 'need'} attention`;
  if (faults === 0) return attentions === 0 ? 'Everything works.' : `Everything works; ${waiting}.`;
  return attentions === 0 ? `${broken}.` : `${broken}, and ${waiting}.`;
}
