import { Ctx, Mutation, Resolver } from 'type-graphql';
import { Access, Allow } from '#server/platform/graphql/access.ts';
import type { GraphqlContext } from '#server/platform/graphql/context.ts';
import type { BillingPortalService } from './billing-portal.ts';
import { BillingPortal } from './billing-portal.type.ts';

@Resolver()
export class BillingPortalResolver {
  constructor(private readonly service: BillingPortalService) {}

  @Allow(Access.USER)
  @Mutation(() => BillingPortal, {
    description:
      "Opens the card provider's page for the card and open invoices. Errors: CONFLICT for who never paid, SERVICE_UNAVAILABLE.",
  })
  openBillingPortal(@Ctx() { actor }: GraphqlContext): Promise<BillingPortal> {
    return this.service.open(actor);
  }
}
