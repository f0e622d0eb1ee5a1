import { lazy, Suspense } from 'react';
import { Skeleton } from '#client/ui/skeleton.tsx';
import { ChartErrorBoundary } from './chart-error-boundary.tsx';
import type { SalesBarsProps, UsersPieProps } from './charts.tsx';
import type { MonthBarsProps } from './month-bars.tsx';

/** The charts and their library are a separate chunk, which only admins load. */
const loadCharts = () => import('./charts.tsx');
const LazyPie = lazy(async () => ({ default: (await loadCharts()).UsersPie }));
const LazyBars = lazy(async () => ({ default: (await loadCharts()).SalesBars }));

const loadMonthBars = () => import('./month-bars.tsx');
const LazyMonthBars = lazy(async () => ({ default: (await loadMonthBars()).MonthBars }));

/** Preloads the charts while their numbers load. A failure shows where the charts are rendered. */
export const preloadCharts = (): void => void loadCharts().catch(() => undefined);

/** Preloads the charts of the statistics page. */
export const preloadMonthBars = (): void => void loadMonthBars().catch(() => undefined);

/** The users pie, loaded lazily. */
export function UsersPie(props: UsersPieProps) {
  return (
    <ChartErrorBoundary>
      <Suspense fallback={<Skeleton height="full" />}>
        <LazyPie {...props} />
      </Suspense>
    </ChartErrorBoundary>
  );
}

/** The sales bars, loaded lazily. */
export function SalesBars(props: SalesBarsProps) {
  return (
    <ChartErrorBoundary>
      <Suspense fallback={<Skeleton height="full" />}>
        <LazyBars {...props} />
      </Suspense>
    </ChartErrorBoundary>
  );
}

/** The month bars, loaded lazily. */
export function MonthBars(props: MonthBarsProps) {
  return (
    <ChartErrorBoundary>
      <Suspense fallback={<Skeleton height="full" />}>
        <LazyMonthBars {...props} />
      </Suspense>
    </ChartErrorBoundary>
  );
}
