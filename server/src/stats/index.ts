import type { ContactServices } from '#server/contact/index.ts';
import { defineFeature } from '#server/platform/feature.ts';
import type { PaymentServices } from '#server/payment/index.ts';
import type { Platform } from '#server/platform/platform.ts';
import type { ProgressServices } from '#server/progress/index.ts';
import type { SchoolServices } from '#server/school/index.ts';
import type { UserServices } from '#server/user/index.ts';
import { SalesDayRollupSchema, WatchDayRollupSchema } from './day-rollups.entities.ts';
import { DaySums } from './day-sums.ts';
import { RecentFiguresReport } from './recent-figures.ts';
import { ReportsResolver } from './reports.resolver.ts';
import { StatsResolver } from './stats.resolver.ts';
import { StatsService } from './stats.service.ts';
import { SubscriptionReports } from './subscription-reports.ts';
import { WatchReports } from './watch-reports.ts';

export const statsFeature = defineFeature({
  entities: [SalesDayRollupSchema, WatchDayRollupSchema],
  create({
    statements,
    school,
    clock,
    sales,
    recurringRevenue,
    userCounts,
    contact,
    paymentProblems,
    watching,
  }: Platform & SchoolServices & PaymentServices & UserServices & ContactServices & ProgressServices) {
    const stats = new StatsService(userCounts, sales, school, clock);
    const subscriptionReports = new SubscriptionReports(recurringRevenue, school, clock);
    return {
      provides: { stats, subscriptionReports },
      resolvers: [
        new StatsResolver(stats, contact, paymentProblems),
        new ReportsResolver(
          subscriptionReports,
          new WatchReports(watching, clock),
          new RecentFiguresReport(new DaySums(statements), school, clock),
        ),
      ],
    };
  },
});
