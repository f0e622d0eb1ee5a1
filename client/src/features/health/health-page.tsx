import { Stack, Text } from '@chakra-ui/react';
import { NetworkStatus } from '@apollo/client';
import { useSchoolHealthQuery, type FindingPartsFragment as Finding } from '#client/gql/graphql.ts';
import { formatDateTime } from '#client/format/format.ts';
import { AdminPage } from '#client/ui/admin-page.tsx';
import { Button } from '#client/ui/button.tsx';
import { QueryFallback } from '#client/ui/query-fallback.tsx';
import { RichText } from '#client/ui/rich-text.tsx';
import { SectionCard } from '#client/ui/section-card.tsx';
import { doctorMessages } from '#shared/doctor.ts';
import { Findings } from './findings.tsx';
import { TestMail } from './test-mail.tsx';

/** The health of the school's services, with remedies for problems. */
export function HealthPage() {
  const query = useSchoolHealthQuery({
    // Cached results are outdated.
    fetchPolicy: 'network-only',
    notifyOnNetworkStatusChange: true,
  });
  const { data, error, networkStatus, refetch } = query;
  const isLooking = networkStatus === NetworkStatus.refetch || networkStatus === NetworkStatus.loading;
  // A failed check hides the results of the previous one.
  const health = error && !isLooking ? undefined : data?.schoolHealth;
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
          {health ? (
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
          ) : (
            <QueryFallback
              {...query}
              loading={isLooking}
              failure={doctorMessages.failure.loadHealth}
              skeleton="72"
            />
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
