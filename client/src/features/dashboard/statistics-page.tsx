import { Flex, Grid, Stack } from '@chakra-ui/react';
import { useEffect } from 'react';
import { useSubscriptionReportQuery, useWatchReportQuery } from '#client/gql/graphql.ts';
import { errorMessage } from '#client/graphql/errors.ts';
import { useSearchState } from '#client/routing/use-search-state.ts';
import { AdminPage } from '#client/ui/admin-page.tsx';
import { ErrorState } from '#client/ui/error-state.tsx';
import { Select } from '#client/ui/select.tsx';
import { statisticsTexts } from '#shared/statistics.ts';
import { statsMessages } from '#shared/stats.ts';
import { HoursCard } from './hours-card.tsx';
import { preloadMonthBars } from './lazy-charts.tsx';
import { RenewalsCard } from './renewals-card.tsx';
import { ChurnCard, RevenueCard } from './subscription-cards.tsx';
import { WatchedCoursesCard, WatchedLecturesCard } from './watched-lists.tsx';

/** The revenue of the school and the use of its courses, compared with the year before. Each part may fail independently. */
export function StatisticsPage() {
  useEffect(preloadMonthBars, []);
  const { params, change } = useSearchState();
  const year = Number(/^\d{4}$/.exec(params.get('year') ?? '')?.[0]) || null;
  const currency = /^[a-z]{3}$/.exec(params.get('currency') ?? '')?.[0] ?? null;
  const subscriptions = useSubscriptionReportQuery({
    variables: { year, currency },
    fetchPolicy: 'cache-and-network',
  });
  const watching = useWatchReportQuery({ variables: { year }, fetchPolicy: 'cache-and-network' });
  const report = (subscriptions.data ?? subscriptions.previousData)?.stats.subscriptionReport;
  const watched = (watching.data ?? watching.previousData)?.stats.watchReport;
  // Until the report loads, and after a failure, the controls show the requested values; then those of the report.
  const wanted = subscriptions.data ? null : { year, currency };
  const years = new Set([...(report?.years ?? []), ...(watched?.years ?? [])]);
  return (
    <AdminPage
      title={statisticsTexts.title}
      actions={
        report && (
          <Flex gap="3" wrap="wrap">
            <Choice
              label={statisticsTexts.year}
              value={String(wanted?.year ?? report.year.year)}
              offered={[...years].toSorted((one, other) => other - one).map(String)}
              onChoose={(chosen) => change({ year: chosen })}
            />
            {report.currencies.length > 1 && (
              <Choice
                label={statisticsTexts.currency}
                value={wanted?.currency ?? report.currency}
                offered={report.currencies}
                onChoose={(chosen) => change({ currency: chosen })}
              />
            )}
          </Flex>
        )
      }
    >
      <Stack gap="6" aria-busy={subscriptions.loading || watching.loading || undefined}>
        <Grid gap="6" templateColumns={{ base: 'minmax(0, 1fr)', lg: 'repeat(2, minmax(0, 1fr))' }}>
          {subscriptions.error && !subscriptions.data ? (
            <LoadError query={subscriptions} />
          ) : (
            <>
              <RevenueCard report={report} />
              <ChurnCard report={report} />
              <RenewalsCard report={report} />
            </>
          )}
          {watching.error && !watching.data ? <LoadError query={watching} /> : <HoursCard report={watched} />}
        </Grid>
        <WatchedCoursesCard year={year} shownYear={watched?.year.year} />
        <WatchedLecturesCard year={year} shownYear={watched?.year.year} />
      </Stack>
    </AdminPage>
  );
}

function LoadError({ query }: { query: { error?: unknown; refetch: () => Promise<unknown> } }) {
  const message = errorMessage(query.error, statsMessages.failure.loadStatistics);
  return <ErrorState message={message} onRetry={() => query.refetch()} />;
}

interface ChoiceProps {
  label: string;
  value: string;
  offered: readonly string[];
  onChoose: (value: string) => void;
}

function Choice({ label, value, offered, onChoose }: ChoiceProps) {
  const values = offered.includes(value) ? offered : [value, ...offered];
  return (
    <Flex asChild align="center" gap="2" textStyle="sm" fontWeight="semibold">
      {/* The label wraps its control. */}
      <label>
        {label}
        <Select value={value} onChange={(event) => onChoose(event.currentTarget.value)}>
          {values.map((each) => (
            <option key={each} value={each}>
              {each.toUpperCase()}
            </option>
          ))}
        </Select>
      </label>
    </Flex>
  );
}
