import { Flex, Heading, Stack, Text } from '@chakra-ui/react';
import { useId } from 'react';
import { useRecentFiguresQuery } from '#client/gql/graphql.ts';
import { formatNumber } from '#client/format/format.ts';
import { useSearchState } from '#client/routing/use-search-state.ts';
import { Card } from '#client/ui/card.tsx';
import { ChoiceRow } from '#client/ui/choice-row.tsx';
import { QueryFallback } from '#client/ui/query-fallback.tsx';
import { Skeleton } from '#client/ui/skeleton.tsx';
import { formatList } from '#shared/locale.ts';
import { formatMoney } from '#shared/money.ts';
import { definitions, statisticsTexts } from '#shared/statistics.ts';
import { statsMessages } from '#shared/stats.ts';
import { FoldedTable } from './chart-card.tsx';
import { Counter, Counters, Figure } from './counter.tsx';
import { comparisonOf, periodChoices, periodOf, periodParameter, queriedPeriod } from './figures-periods.ts';
import { formatHours } from './hours.ts';
import { RecentFiguresTable, type RecentFigures } from './recent-figures-table.tsx';
import { Sparkline } from './sparkline.tsx';
import { changeSince, mainCurrency } from './statistics-figures.ts';

/** New subscriptions, renewals, revenue and watch time of a recent period, compared with the period before. */
export function RecentFiguresCard() {
  const id = useId();
  const { params, change } = useSearchState();
  const value = periodOf(params);
  const period = queriedPeriod(value);
  const query = useRecentFiguresQuery({ variables: { period }, fetchPolicy: 'cache-and-network' });
  const { data, previousData, error, loading } = query;
  const figures = (data ?? previousData)?.stats.recentFigures;
  const hasFailed = error !== undefined && !data;
  const { recent: texts } = statisticsTexts;
  return (
    <Card asChild>
      <section aria-labelledby={id}>
        <Stack gap="5" padding={{ base: '4', md: '6' }} aria-busy={loading || undefined}>
          <Flex align="center" justify="space-between" gap="3" wrap="wrap">
            {/* A longer sentence takes a second line, and the choices stay in their place. */}
            <Stack gap="1" flex="1 1 20rem">
              <Heading as="h2" id={id} textStyle="h3">
                {texts.title}
              </Heading>
              <Text color="fg.muted" textStyle="sm">
                {comparisonOf(figures && !hasFailed ? figures.period : period)}
              </Text>
            </Stack>
            <ChoiceRow
              label={texts.period}
              choices={periodChoices()}
              value={value}
              onChoose={(chosen) => change(periodParameter(chosen))}
            />
          </Flex>
          {hasFailed ? (
            <QueryFallback {...query} failure={statsMessages.failure.loadStatistics} skeleton="56" />
          ) : (
            <Figures figures={figures} />
          )}
        </Stack>
      </section>
    </Card>
  );
}

function Figures({ figures }: { figures: RecentFigures | undefined }) {
  const { recent: texts } = statisticsTexts;
  const money = figures && mainCurrency(figures.collected);
  return (
    <>
      <Counters gridTemplateColumns={{ base: 'repeat(2, minmax(0, 1fr))', lg: 'repeat(4, minmax(0, 1fr))' }}>
        <Compared
          label={texts.newSubscriptions}
          hint={definitions.newByDay}
          figure={figures?.newSubscriptions}
          format={formatNumber}
        />
        <Compared
          label={texts.renewals}
          hint={definitions.renewalsByDay}
          figure={figures?.renewals}
          format={formatNumber}
        />
        <Compared
          label={texts.collected}
          hint={definitions.collected}
          figure={money}
          format={(amount) => (money ? formatMoney({ amount, currency: money.currency }) : '')}
          others={figures?.collected
            .filter(({ currency, now }) => currency !== money?.currency && now !== 0)
            .map(({ currency, now }) => formatMoney({ amount: now, currency }))}
        />
        <Compared
          label={texts.hours}
          hint={definitions.hours}
          figure={figures?.watched}
          format={formatHours}
        />
      </Counters>
      <FoldedTable>{figures && <RecentFiguresTable figures={figures} />}</FoldedTable>
    </>
  );
}

interface ComparedProps {
  label: string;
  hint: string;
  /** Undefined while it loads. */
  figure: Pick<RecentFigures['renewals'], 'now' | 'before' | 'steps'> | undefined;
  format: (value: number) => string;
  /** Amounts in other currencies. */
  others?: readonly string[];
}

/** A figure with its change and its course. While it loads, all of its places are kept. */
function Compared({ label, hint, figure, format, others = [] }: ComparedProps) {
  const change = figure ? changeSince(figure.now, figure.before, format) : '\u00a0';
  const amounts = formatList([...others]);
  return (
    <Counter
      label={label}
      hint={hint}
      note={others.length > 0 ? statisticsTexts.recent.otherCurrencies({ change, amounts }) : change}
      chart={figure ? <Sparkline values={figure.steps} /> : <Skeleton height="10" marginTop="2" />}
    >
      <Figure>{figure && format(figure.now)}</Figure>
    </Counter>
  );
}
