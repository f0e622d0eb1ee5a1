import { Grid, Stack } from '@chakra-ui/react';
import { useEffect } from 'react';
import { AdminPage } from '#client/ui/admin-page.tsx';
import { paths } from '#shared/paths.ts';
import { useMonthlySalesQuery, useUserStatsQuery } from '#client/gql/graphql.ts';
import { errorMessage } from '#client/graphql/errors.ts';
import { useLoadToasts } from '#client/toasts/use-load-toasts.ts';
import { useSearchState } from '#client/routing/use-search-state.ts';
import { ErrorState } from '#client/ui/error-state.tsx';
import { LinkButton } from '#client/ui/link-button.tsx';
import { statsMessages } from '#shared/stats.ts';
import { PaymentProblemsCard } from '#client/features/payment/payment-problems-card.tsx';
import { StripeAccountNotice } from '#client/features/payment/stripe-account-notice.tsx';
import { CoursesOverview } from './courses-overview.tsx';
import { preloadCharts } from './lazy-charts.tsx';
import { RecentFiguresCard } from './recent-figures-card.tsx';
import { SalesCard } from './sales-card.tsx';
import { useMonthlyToasts } from './use-monthly-toasts.ts';
import { UsersCard } from './users-card.tsx';

/** The statistics of the school and all of its courses. The parts load in parallel and fail independently. */
export function DashboardPage() {
  useEffect(preloadCharts, []);
  return (
    <AdminPage
      title={statsMessages.title}
      actions={<LinkButton to={paths.createCourse}>{statsMessages.createCourse}</LinkButton>}
    >
      <Stack gap="12">
        <StripeAccountNotice />
        <Numbers />
        <RecentFiguresCard />
        <PaymentProblemsCard />
        <CoursesOverview />
      </Stack>
    </AdminPage>
  );
}

const wholeYear = /^\d{4}$/;

function Numbers() {
  const { params, change } = useSearchState();
  const asked = wholeYear.exec(params.get('year') ?? '')?.[0];
  const users = useUserStatsQuery({ fetchPolicy: 'cache-and-network' });
  const monthly = useMonthlySalesQuery({
    variables: { year: asked ? Number(asked) : null },
    fetchPolicy: 'cache-and-network',
  });
  const stats = users.data?.stats;
  const sales = (monthly.data ?? monthly.previousData)?.stats.sales;
  const { loading, success, failure } = statsMessages;
  useLoadToasts(
    { loading: users.loading && !stats, error: users.error },
    { loading: loading.loadStats, success: success.loadStats, failure: failure.loadStats },
  );
  useMonthlyToasts({ loading: monthly.loading && !sales, error: monthly.error });

  return (
    <Grid
      gap="6"
      templateColumns={{ base: 'minmax(0, 1fr)', lg: 'minmax(0, 5fr) minmax(0, 8fr)' }}
      aria-busy={monthly.loading || undefined}
    >
      {users.error && !stats ? (
        <ErrorState
          message={errorMessage(users.error, statsMessages.failure.loadStats)}
          onRetry={() => users.refetch()}
        />
      ) : (
        <UsersCard stats={stats} />
      )}
      <SalesCard
        stats={stats}
        hasStatsFailed={users.error !== undefined}
        sales={sales}
        failure={monthly.error && errorMessage(monthly.error, statsMessages.failure.loadMonthlyRecords)}
        onRetry={() => monthly.refetch()}
        onYear={(year) => change({ year: String(year) })}
      />
    </Grid>
  );
}
