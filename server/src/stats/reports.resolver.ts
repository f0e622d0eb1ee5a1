import { Arg, Args, ArgsType, Ctx, Field, FieldResolver, Int, Resolver } from 'type-graphql';
import { PageArgs } from '#server/platform/common/pagination.ts';
import type { GraphqlContext } from '#server/platform/graphql/context.ts';
import { FiguresPeriod } from './figures-period.ts';
import type { RecentFiguresReport } from './recent-figures.ts';
import { RecentFigures } from './recent-figures.type.ts';
import { Stats } from './stats.type.ts';
import { SubscriptionReport } from './subscription-report.type.ts';
import type { SubscriptionReports } from './subscription-reports.ts';
import { WatchedCourseConnection, WatchedLectureConnection, WatchReport } from './watch-report.type.ts';
import type { WatchReports } from './watch-reports.ts';

const YEAR = 'The year, 1970 to 9999; defaults to the current year.';

@ArgsType()
class YearPageArgs extends PageArgs {
  @Field(() => Int, { nullable: true, description: YEAR })
  year?: number | null;
}

/** Adds the reports of the statistics page, and the recent figures of the dashboard, to the type Stats. */
@Resolver(() => Stats)
export class ReportsResolver {
  constructor(
    private readonly subscriptions: SubscriptionReports,
    private readonly watching: WatchReports,
    private readonly recent: RecentFiguresReport,
  ) {}

  @FieldResolver(() => RecentFigures, {
    description:
      'New subscriptions, renewals, collected payments and watch time of a period that ends with today, UTC, compared with the period before.',
  })
  recentFigures(
    @Arg('period', () => FiguresPeriod, { description: 'The period.' }) period: FiguresPeriod,
    @Ctx() { actor }: GraphqlContext,
  ): Promise<RecentFigures> {
    return this.recent.report(actor, period);
  }

  @FieldResolver(() => SubscriptionReport, {
    description:
      'Recurring revenue, new and churned subscriptions of a year, UTC, and upcoming renewals, in one currency. Errors: BAD_USER_INPUT.',
  })
  subscriptionReport(
    @Arg('year', () => Int, {
      nullable: true,
      description: YEAR,
    })
    year: number | undefined | null,
    @Arg('currency', () => String, {
      nullable: true,
      description: 'ISO 4217 code, lower case; defaults to the currency of the current offer.',
    })
    currency: string | undefined | null,
    @Ctx() { actor }: GraphqlContext,
  ): Promise<SubscriptionReport> {
    return this.subscriptions.report(actor, { year, currency });
  }

  @FieldResolver(() => WatchReport, {
    description: 'Watch time of a year, UTC, by month. Errors: BAD_USER_INPUT.',
  })
  watchReport(
    @Arg('year', () => Int, { nullable: true, description: YEAR }) year: number | undefined | null,
    @Ctx() { actor }: GraphqlContext,
  ): Promise<WatchReport> {
    return this.watching.report(actor, year);
  }

  @FieldResolver(() => WatchedCourseConnection, {
    description:
      'Watch time of courses in a year, UTC, and the number of learners who started and completed them. Errors: BAD_USER_INPUT.',
  })
  watchedCourses(
    @Args(() => YearPageArgs) args: YearPageArgs,
    @Ctx() { actor }: GraphqlContext,
  ): ReturnType<WatchReports['courses']> {
    return this.watching.courses(actor, args);
  }

  @FieldResolver(() => WatchedLectureConnection, {
    description: 'Watch time of lectures in a year, UTC. Errors: BAD_USER_INPUT.',
  })
  watchedLectures(
    @Args(() => YearPageArgs) args: YearPageArgs,
    @Ctx() { actor }: GraphqlContext,
  ): ReturnType<WatchReports['lectures']> {
    return this.watching.lectures(actor, args);
  }
}
