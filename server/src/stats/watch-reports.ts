import { requireAdmin, type Actor } from '#server/platform/common/actor.ts';
import type { Clock } from '#server/platform/common/clock.ts';
import type { PageArgs } from '#server/platform/common/pagination.ts';
import type { Watching } from '#server/progress/watching.ts';
import type { WatchReport, WatchYear } from './watch-report.type.ts';
import { requireYear, yearsSince } from './years.ts';

interface PageOfYear extends PageArgs {
  year?: number | null;
}

/** Watch time, started and completed courses of a year; of the current year by default. */
export class WatchReports {
  constructor(
    private readonly watching: Watching,
    private readonly clock: Clock,
  ) {}

  /** Returns a year and the year before. Throws UNAUTHENTICATED, FORBIDDEN, BAD_USER_INPUT. */
  async report(actor: Actor, wanted?: number | null): Promise<WatchReport> {
    requireAdmin(actor);
    const year = this.yearOf(wanted);
    const [firstYear, months, before] = await Promise.all([
      this.watching.firstYear(),
      this.watching.secondsByMonth(year),
      this.watching.secondsByMonth(year - 1),
    ]);
    const thisYear = this.clock().getUTCFullYear();
    return {
      years: yearsSince(firstYear ?? thisYear, thisYear),
      year: toYear(year, months),
      yearBefore: toYear(year - 1, before),
    };
  }

  /** Returns the courses of a year, most watched first. Throws UNAUTHENTICATED, FORBIDDEN, BAD_USER_INPUT. */
  courses(actor: Actor, { year, ...page }: PageOfYear) {
    requireAdmin(actor);
    return this.watching.courses(this.yearOf(year), page);
  }

  /** Returns the lectures of a year, most watched first. Throws UNAUTHENTICATED, FORBIDDEN, BAD_USER_INPUT. */
  lectures(actor: Actor, { year, ...page }: PageOfYear) {
    requireAdmin(actor);
    return this.watching.lectures(this.yearOf(year), page);
  }

  private yearOf(wanted?: number | null): number {
    return requireYear(wanted ?? this.clock().getUTCFullYear());
  }
}

function toYear(year: number, months: number[]): WatchYear {
  return { year, months, seconds: months.reduce((sum, seconds) => sum + seconds, 0) };
}
