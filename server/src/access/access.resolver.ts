import { Args, Ctx, FieldResolver, Resolver, Root } from 'type-graphql';
import { requireSelfOrAdmin } from '#server/platform/common/actor.ts';
import { PageArgs, type Page } from '#server/platform/common/pagination.ts';
import type { GraphqlContext } from '#server/platform/graphql/context.ts';
import { Subscription } from '#server/payment/subscription/subscription.type.ts';
import { User } from '#server/user/user.entity.ts';
import type { AccessHistory } from './access-history.ts';
import { AccessHistoryEntryConnection, type AccessHistoryEntry } from './access-history.type.ts';
import { AccessReport } from './access-report.type.ts';
import type { AccessReports } from './access-reports.ts';
import type { AccessService } from './access.service.ts';

@Resolver(() => User)
export class AccessResolver {
  constructor(
    private readonly service: AccessService,
    private readonly reports: AccessReports,
    private readonly history: AccessHistory,
  ) {}

  @FieldResolver(() => Subscription, {
    nullable: true,
    description: 'The subscription, null when there never was one.',
  })
  subscription(@Root() user: User, @Ctx() { load }: GraphqlContext): Promise<Subscription | null> {
    return load(this.service.subscriptionsOf, user.id);
  }

  @FieldResolver(() => Subscription, {
    nullable: true,
    description:
      'The paid subscription that runs, or whose payment is still tried; null when there is none. It may stand beside a grant that gives access.',
  })
  paidSubscription(@Root() user: User, @Ctx() { load }: GraphqlContext): Promise<Subscription | null> {
    return load(this.service.paidSubscriptionsOf, user.id);
  }

  @FieldResolver(() => AccessReport, {
    description:
      'Whether the person may watch, and why or why not. The person themselves and admins see it; FORBIDDEN for others.',
  })
  access(@Root() { id: userId }: User, @Ctx() { actor, load }: GraphqlContext): Promise<AccessReport> {
    requireSelfOrAdmin(actor, userId);
    return load(this.reports.ofUsers, userId);
  }

  @FieldResolver(() => AccessHistoryEntryConnection, {
    description:
      'What led to the access of now, newest first. The person themselves and admins see it; FORBIDDEN for others.',
  })
  accessHistory(
    @Root() { id: userId }: User,
    @Args(() => PageArgs) page: PageArgs,
    @Ctx() { actor, load }: GraphqlContext,
  ): Promise<Page<AccessHistoryEntry>> {
    requireSelfOrAdmin(actor, userId);
    return load(this.history.ofUsers, { userId, page });
  }
}
