import { Ctx, Mutation, Query, Resolver } from 'type-graphql';
import { Area } from '#shared/api-scopes.ts';
import { Access, Allow } from '#server/platform/graphql/access.ts';
import type { GraphqlContext } from '#server/platform/graphql/context.ts';
import { Reconciliation } from './reconciliation.entity.ts';
import type { ReconciliationService } from './reconciliation.service.ts';

@Resolver()
export class ReconciliationResolver {
  constructor(private readonly reconciliation: ReconciliationService) {}

  @Allow(Access.ADMIN, Area.PAYMENTS)
  @Query(() => Reconciliation, {
    nullable: true,
    description: 'The newest comparison with Stripe; null before the first one.',
  })
  latestReconciliation(@Ctx() { actor }: GraphqlContext): Promise<Reconciliation | null> {
    return this.reconciliation.latest(actor);
  }

  @Allow(Access.ADMIN, Area.PAYMENTS)
  @Mutation(() => Reconciliation, {
    description:
      'Compares our tables with Stripe now and corrects differences. Errors: CONFLICT while another comparison runs, SERVICE_UNAVAILABLE.',
  })
  reconcilePayments(@Ctx() { actor }: GraphqlContext): Promise<Reconciliation> {
    return this.reconciliation.reconcile(actor);
  }
}
