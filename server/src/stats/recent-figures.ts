import { requireAdmin, type Actor } from '#server/platform/common/actor.ts';
import type { Clock } from '#server/platform/common/clock.ts';
import type { SchoolService } from '#server/school/school.service.ts';
import type { DaySums } from './day-sums.ts';
import { stepsOf, type FiguresPeriod } from './figures-period.ts';
import type { RecentFigures } from './recent-figures.type.ts';

/**
 * The figures of a recent period and of the one before. Triggers maintain the sums of each day, so the cost does not grow
 * with payments or learners.
 */
export class RecentFiguresReport {
  constructor(
    private readonly days: DaySums,
    private readonly school: SchoolService,
    private readonly clock: Clock,
  ) {}

  /** Throws UNAUTHENTICATED, FORBIDDEN. */
  async report(actor: Actor, period: FiguresPeriod): Promise<RecentFigures> {
    requireAdmin(actor);
    const starts = stepsOf(period, this.clock());
    const [from = '', until = ''] = [starts[0], starts.at(-1)];
    const [sales, watched] = await Promise.all([
      this.days.sales(from, until),
      this.days.watched(from, until),
    ]);
    const sums = <Row extends { day: string }>(rows: readonly Row[], figure: (row: Row) => number) =>
      sumsOf(starts, rows, figure);
    const started = sums(sales, (row) => row.started);
    const later = sums(sales, (row) => row.payments - row.started);
    const currencies = new Set([this.school.offer.price.currency, ...sales.map(({ currency }) => currency)]);
    return {
      period,
      steps: starts.slice(starts.length >> 1, -1).map((day) => new Date(day)),
      newSubscriptions: compare(started),
      renewals: withoutDebt(compare(later)),
      collected: Array.from(currencies, (currency) => ({
        currency,
        ...compare(
          sums(
            sales.filter((row) => row.currency === currency),
            (row) => row.amount,
          ),
        ),
      })),
      watched: compare(sums(watched, ({ seconds }) => seconds)),
    };
  }
}

/** A figure in a period, in the one before, and in each step of the period. */
interface Compared {
  now: number;
  before: number;
  steps: number[];
}

/** Adds up a figure of days in steps, each from its start to that of the next. */
function sumsOf<Row extends { day: string }>(
  starts: readonly string[],
  rows: readonly Row[],
  figure: (row: Row) => number,
): number[] {
  const sums = starts.slice(1).map(() => 0);
  for (const row of rows) {
    // Days like `2026-01-31` are in the order of their texts.
    const step = starts.findLastIndex((start) => start <= row.day);
    sums[step] = (sums[step] ?? 0) + figure(row);
  }
  return sums;
}

/** Compares the second half of the steps with the first. */
function compare(sums: readonly number[]): Compared {
  const steps = sums.slice(sums.length / 2);
  return { now: add(steps), before: add(sums.slice(0, sums.length / 2)), steps };
}

/** A school whose earlier payments are unknown, as after an import, has more first payments than payments. */
function withoutDebt({ now, before, steps }: Compared): Compared {
  const atLeastNone = (count: number) => Math.max(0, count);
  return { now: atLeastNone(now), before: atLeastNone(before), steps: steps.map(atLeastNone) };
}

function add(numbers: readonly number[]): number {
  return numbers.reduce((total, each) => total + each, 0);
}
