import { defineFeature, type ServicesOf } from '#server/platform/feature.ts';
import type { Platform } from '#server/platform/platform.ts';
import type { PaymentServices } from '#server/payment/index.ts';
import type { UserServices } from '#server/user/index.ts';
import { AccessGrantSchema } from './access-grant.entity.ts';
import { AccessGrants } from './access-grants.ts';
import { AccessHistory } from './access-history.ts';
import { AccessReports } from './access-reports.ts';
import { AccessResolver } from './access.resolver.ts';
import { AccessService } from './access.service.ts';
import { ActivePeople } from './active-people.ts';
import { SubscriptionList } from './subscription-list.ts';
import { SubscriptionListResolver } from './subscription-list.resolver.ts';
import { SubscriptionReads } from './subscription-reads.ts';

export const accessFeature = defineFeature({
  entities: [AccessGrantSchema],
  create({ config, em, statements, clock, logger, ...needs }: Platform & UserServices & PaymentServices) {
    const { users, subscriptions, cancellation, renewalNotices, sales } = needs;
    const grants = new AccessGrants(clock);
    renewalNotices.useUnpaidAccess(grants.hasRunning);
    const access = new AccessService({
      em,
      statements,
      clock,
      grants,
      subscriptionReads: new SubscriptionReads(statements),
      subscriptions,
      cancellation,
      logger,
    });
    const reports = new AccessReports(em, statements, clock, config.plan.graceDays);
    return {
      provides: { access, activePeople: new ActivePeople(statements, sales, clock) },
      resolvers: [
        new AccessResolver(access, reports, new AccessHistory(statements, clock)),
        new SubscriptionListResolver(new SubscriptionList(statements, subscriptions, clock), users),
      ],
    };
  },
});

export type AccessServices = ServicesOf<typeof accessFeature>;
