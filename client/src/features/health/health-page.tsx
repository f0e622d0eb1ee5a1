import { Stack, Text } from '@chakra-ui/react';
import { NetworkStatus } from '@apollo/client';
import { useSchoolHealthQuery, type FindingPartsFragment as Finding } from '#client/gql/graphql.ts';
import { errorMessage } from '#client/graphql/errors.ts';
import { formatDateTime } from '#client/format/format.ts';
import { AdminPage } from '#client/ui/admin-page.tsx';
import { Button } from '#client/ui/button.tsx';
import { ErrorState } from '#client/ui/error-state.tsx';
import { RichText } from '#client/ui/rich-text.tsx';
import { SectionCard } from '#client/ui/section-card.tsx';
import { Skeleton } from '#client/ui/skeleton.tsx';
import { doctorMessages } from '#shared/doctor.ts';
import { Findings } from './findings.tsx';
import { TestMail } from './test-mail.tsx';

/** The health of the school's services, with remedies for problems. */
export function HealthPage() {
  const { data, error, networkStatus, refetch } = useSchoolHealthQuery({
    // Cached results are outdated.
    fetchPolicy: 'network-only',
    notifyOnNetworkStatusChange: true,
  });
  const isLooking = networkStatus === NetworkStatus.refetch || networkStatus === NetworkStatus.loading;
  const health = data?.schoolHealth;
  const failed = error && !isLooking;
  return (
    <AdminPage
      title={doctorMessages.title}
      actions={
        <Button variant="outline" loading={isLooking} onClick={() => void refetch().catch(() => undefined)}>
          {doctorMessages.lookAgain}
        </Button>
      }
    >
      <Stack gap="6">
        <SectionCard title={doctorMessages.heading} intro={isLooking ? doctorMessages.looking : undefined}>
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
                  <RichText
                    text={doctorMessages.lookedAt({ time: formatDateTime(health.examinedAt) })}
                    tags={{ time: (time) => <time dateTime={health.examinedAt}>{time}</time> }}
                  />
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

/** Summarizes the findings: `Everything works.`, `1 part does not work, and 2 need attention.` */
function summaryOf(findings: readonly Finding[]): string {
  const count = (state: Finding['state']) => findings.filter((one) => one.state === state).length;
  const [faults, attentions] = [count('FAULT'), count('ATTENTION')];
  const { summary } = doctorMessages;
  if (faults === 0) return attentions === 0 ? summary.well : summary.attentions({ attentions });
  return attentions === 0 ? summary.faults({ faults }) : summary.both({ faults, attentions });
}
