import { Arg, Ctx, Mutation, Query, Resolver } from 'type-graphql';
import { Area } from '#shared/api-scopes.ts';
import { Internal } from '#server/platform/common/schema-marks.ts';
import { Access, Allow } from '#server/platform/graphql/access.ts';
import type { GraphqlContext } from '#server/platform/graphql/context.ts';
import {
  StartWithStripeAccountInput,
  StartWithStripeAccountPayload,
  StripeAccountChange,
} from './stripe-account.type.ts';
import type { StripeAccounts } from './stripe-accounts.ts';

@Resolver()
export class StripeAccountResolver {
  constructor(private readonly accounts: StripeAccounts) {}

  @Internal
  @Allow(Access.ADMIN, Area.PAYMENTS)
  @Query(() => StripeAccountChange, {
    nullable: true,
    description:
      'The other Stripe account or mode of the secret key; null while the key belongs to the account in use.',
  })
  stripeAccountChange(@Ctx() { actor }: GraphqlContext): Promise<StripeAccountChange | null> {
    return this.accounts.change(actor);
  }

  @Internal
  @Allow(Access.ADMIN, Area.PAYMENTS, { asksAgain: true })
  @Mutation(() => StartWithStripeAccountPayload, {
    description:
      'Starts with the Stripe account of the secret key. Customers, subscriptions and payments of the former account are set aside and give no access. They come back when the school starts with that account again. Errors: CONFLICT if the key belongs to another account than the given one, CONFIRMATION_REQUIRED, SERVICE_UNAVAILABLE.',
  })
  async startWithStripeAccount(
    @Arg('input', () => StartWithStripeAccountInput) { account = null, isLive }: StartWithStripeAccountInput,
    @Ctx() { actor }: GraphqlContext,
  ): Promise<StartWithStripeAccountPayload> {
    await this.accounts.start(actor, { account, livemode: isLive });
    return { stripeAccountChange: await this.accounts.change(actor) };
  }
}
