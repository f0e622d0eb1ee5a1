import { Arg, Args, ArgsType, Ctx, Field, FieldResolver, Int, Resolver } from 'type-graphql';
import { PageArgs } from '#server/platform/common/pagination.ts';
import type { GraphqlContext } from '#server/platform/graphql/context.ts';
import { Stats } from './stats.type.ts';
import { SubscriptionReport } from './subscription-report.type.ts';
import type { SubscriptionReports } from './subscription-reports.ts';
import { WatchedCourseConnection, WatchedLectureConnection, WatchReport } from './watch-report.type.ts';
import type { WatchReports } from './watch-reports.ts';

const YEAR = 'The year, 1970 to 9999; this one when none is named.';

@ArgsType()
class YearPageArgs extends PageArgs {
  @Field(() => Int, { nullable: true, description: YEAR })
  year?: number | null;
}

/** What the page of statistics adds to the type Stats. */
@Resolver(() => Stats)
export class ReportsResolver {
  constructor(
    private readonly subscriptions: SubscriptionReports,
    private readonly watching: WatchReports,
  ) {}

  @FieldResolver(() => SubscriptionReport, {
    description:
      'Recurring revenue, new, churned and coming subscriptions of a year, UTC, in one currency. Errors: BAD_USER_INPUT.',
  })
  subscriptionReport(
    @Arg('year', () => Int, {
      nullable: true,
      description: YEAR,
    })
    year: number | undefined | null,
    @Arg('currency', () => String, {
      nullable: true,
      description: 'ISO 4217 code, lower case; that of what is on sale when none is named.',
    })
    currency: string | undefined | null,
    @Ctx() { actor }: GraphqlContext,
  ): Promise<SubscriptionReport> {
    return this.subscriptions.report(actor, { year, currency });
  }

  @FieldResolver(() => WatchReport, {
    description: 'How long was watched in a year, UTC, by month. Errors: BAD_USER_INPUT.',
  })
  watchReport(
    @Arg('year', () => Int, { nullable: true, description: YEAR }) year: number | undefined | null,
    @Ctx() { actor }: GraphqlContext,
  ): Promise<WatchReport> {
    return this.watching.report(actor, year);
  }

  @FieldResolver(() => WatchedCourseConnection, {
    description:
      'What was watched of courses in a year, UTC, and who began and finished them. Errors: BAD_USER_INPUT.',
  })
  watchedCourses(
    @Args(() => YearPageArgs) args: YearPageArgs,
    @Ctx() { actor }: GraphqlContext,
  ): ReturnType<WatchReports['courses']> {
    return this.watching.courses(actor, args);
  }

  @FieldResolver(() => WatchedLectureConnection, {
    description: 'What was watched of lectures in a year, UTC. Errors: BAD_USER_INPUT.',
  })
  watchedLectures(
    @Args(() => YearPageArgs) args: YearPageArgs,
    @Ctx() { actor }: GraphqlContext,
  ): ReturnType<WatchReports['lectures']> {
    return this.watching.lectures(actor, args);
  }
}
