import { Text } from '@chakra-ui/react';
import { formatDateTime } from '#client/format/format.ts';
import type { FindingPartsFragment as Finding } from '#client/gql/graphql.ts';
import { Button } from '#client/ui/button.tsx';
import { QueryFallback } from '#client/ui/query-fallback.tsx';
import { RichText } from '#client/ui/rich-text.tsx';
import { SectionCard } from '#client/ui/section-card.tsx';
import { doctorMessages } from '#shared/doctor.ts';
import { Findings } from './findings.tsx';
import type { HealthCheck } from './use-health-check.ts';

/** The button that checks the school again. */
export function LookAgain({ check }: { check: HealthCheck }) {
  return (
    <Button variant="outline" alignSelf="start" loading={check.isLooking} onClick={check.lookAgain}>
      {doctorMessages.lookAgain}
    </Button>
  );
}

/** The health of the school's services, with remedies for problems. */
export function HealthCard({ check: { query, health, isLooking } }: { check: HealthCheck }) {
  return (
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
