import { Suspense } from 'react';
import { lazyPart } from '#client/ui/lazy-part.tsx';
import { Skeleton } from '#client/ui/skeleton.tsx';
import type { SalesBarsProps, UsersPieProps } from './charts.tsx';
import type { MonthBarsProps } from './month-bars.tsx';

/** The charts and their library are a separate chunk, which only admins load. */
const loadCharts = () => import('./charts.tsx');
const LazyPie = lazyPart(async () => (await loadCharts()).UsersPie);
const LazyBars = lazyPart(async () => (await loadCharts()).SalesBars);

const loadMonthBars = () => import('./month-bars.tsx');
const LazyMonthBars = lazyPart(async () => (await loadMonthBars()).MonthBars);

/** Preloads the charts while their numbers load. A failure shows where the charts are rendered. */
export const preloadCharts = (): void => void loadCharts().catch(() => undefined);

/** Preloads the charts of the statistics page. */
export const preloadMonthBars = (): void => void loadMonthBars().catch(() => undefined);

/** The users pie, loaded lazily. */
export function UsersPie(props: UsersPieProps) {
  return (
    <Suspense fallback={<Skeleton height="full" />}>
      <LazyPie {...props} />
    </Suspense>
  );
}

/** The sales bars, loaded lazily. */
export function SalesBars(props: SalesBarsProps) {
  return (
    <Suspense fallback={<Skeleton height="full" />}>
      <LazyBars {...props} />
    </Suspense>
  );
}

/** The month bars, loaded lazily. */
export function MonthBars(props: MonthBarsProps) {
  return (
    <Suspense fallback={<Skeleton height="full" />}>
      <LazyMonthBars {...props} />
    </Suspense>
  );
}
