import { Args, Ctx, FieldResolver, Resolver, Root } from 'type-graphql';
import { requireSelfOrAdmin } from '#server/platform/common/actor.ts';
import { PageArgs, type Page } from '#server/platform/common/pagination.ts';
import { Refusable } from '#server/platform/common/schema-marks.ts';
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
    description: 'The subscription; null if there has never been one.',
  })
  subscription(@Root() user: User, @Ctx() { load }: GraphqlContext): Promise<Subscription | null> {
    return load(this.service.subscriptionsOf, user.id);
  }

  @FieldResolver(() => Subscription, {
    nullable: true,
    description:
      'The paid subscription that is active or whose payment is being retried; null if there is none. It can exist beside a grant.',
  })
  paidSubscription(@Root() user: User, @Ctx() { load }: GraphqlContext): Promise<Subscription | null> {
    return load(this.service.paidSubscriptionsOf, user.id);
  }

  @Refusable
  @FieldResolver(() => AccessReport, {
    description:
      'Whether the user may watch, and why or why not. Visible to the user and to admins: FORBIDDEN for others.',
  })
  access(@Root() { id: userId }: User, @Ctx() { actor, load }: GraphqlContext): Promise<AccessReport> {
    requireSelfOrAdmin(actor, userId);
    return load(this.reports.ofUsers, userId);
  }

  @Refusable
  @FieldResolver(() => AccessHistoryEntryConnection, {
    description:
      "History of the user's access, newest first. Visible to the user and to admins: FORBIDDEN for others.",
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
