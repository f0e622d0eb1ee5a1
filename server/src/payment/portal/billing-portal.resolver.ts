import { Ctx, Mutation, Resolver } from 'type-graphql';
import { Area } from '#shared/api-scopes.ts';
import { Access, Allow } from '#server/platform/graphql/access.ts';
import type { GraphqlContext } from '#server/platform/graphql/context.ts';
import type { BillingPortalService } from './billing-portal.ts';
import { BillingPortal } from './billing-portal.type.ts';

@Resolver()
export class BillingPortalResolver {
  constructor(private readonly service: BillingPortalService) {}

  @Allow(Access.USER, Area.PAYMENTS)
  @Mutation(() => BillingPortal, {
    description:
      'Opens the payment provider’s page for the card and open invoices. Errors: CONFLICT for users who never paid, SERVICE_UNAVAILABLE.',
  })
  openBillingPortal(@Ctx() { actor }: GraphqlContext): Promise<BillingPortal> {
    return this.service.open(actor);
  }
}
