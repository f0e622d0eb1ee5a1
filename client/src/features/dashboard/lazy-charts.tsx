import { lazy, Suspense } from 'react';
import { Skeleton } from '#client/ui/skeleton.tsx';
import { ChartErrorBoundary } from './chart-error-boundary.tsx';
import type { SalesBarsProps, UsersPieProps } from './charts.tsx';
import type { MonthBarsProps } from './month-bars.tsx';

/** The charts and their library are a chunk of their own: whoever is no admin never loads it. */
const loadCharts = () => import('./charts.tsx');
const LazyPie = lazy(async () => ({ default: (await loadCharts()).UsersPie }));
const LazyBars = lazy(async () => ({ default: (await loadCharts()).SalesBars }));

const loadMonthBars = () => import('./month-bars.tsx');
const LazyMonthBars = lazy(async () => ({ default: (await loadMonthBars()).MonthBars }));

/** Begins to load the charts while their numbers are on their way. A failure shows where they are drawn. */
export const preloadCharts = (): void => void loadCharts().catch(() => undefined);

/** The same for the charts of the statistics. */
export const preloadMonthBars = (): void => void loadMonthBars().catch(() => undefined);

/** The pie as soon as its chunk is there. */
export function UsersPie(props: UsersPieProps) {
  return (
    <ChartErrorBoundary>
      <Suspense fallback={<Skeleton height="full" />}>
        <LazyPie {...props} />
      </Suspense>
    </ChartErrorBoundary>
  );
}

/** The bars as soon as their chunk is there. */
export function SalesBars(props: SalesBarsProps) {
  return (
    <ChartErrorBoundary>
      <Suspense fallback={<Skeleton height="full" />}>
        <LazyBars {...props} />
      </Suspense>
    </ChartErrorBoundary>
  );
}

/** The bars of months as soon as their chunk is there. */
export function MonthBars(props: MonthBarsProps) {
  return (
    <ChartErrorBoundary>
      <Suspense fallback={<Skeleton height="full" />}>
        <LazyMonthBars {...props} />
      </Suspense>
    </ChartErrorBoundary>
  );
}
