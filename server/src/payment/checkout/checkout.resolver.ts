import { Arg, Ctx, FieldResolver, ID, Int, Mutation, Resolver, Root } from 'type-graphql';
import { Area } from '#shared/api-scopes.ts';
import { Access, Allow } from '#server/platform/graphql/access.ts';
import type { GraphqlContext } from '#server/platform/graphql/context.ts';
import { User } from '#server/user/user.entity.ts';
import type { CheckoutService } from './checkout.service.ts';
import { CheckoutProgress, CheckoutSession } from './checkout.type.ts';

@Resolver(() => User)
export class CheckoutResolver {
  constructor(private readonly service: CheckoutService) {}

  @Allow(Access.USER, Area.PAYMENTS)
  @Mutation(() => CheckoutSession, {
    description:
      'Opens a checkout for the yearly subscription. Errors: BAD_USER_INPUT without the consent to renewal that the school asks for, CONFLICT while one runs and when the terms or the price have changed, SERVICE_UNAVAILABLE.',
  })
  startCheckout(
    @Arg('agreedTerms', () => Date, {
      nullable: true,
      description:
        'The version of the terms of service that the buyer was shown and agrees to: `changedAt` of that legal page. Null if none was shown because the school has none. API clients leave it out.',
    })
    agreedTerms: Date | null | undefined,
    @Arg('agreedRenewal', () => Int, {
      nullable: true,
      description:
        'The amount of each renewal that the buyer agrees to with a tick, in minor units: the amount of `plan.price`. Needed if `plan.renewalConsent` is true.',
    })
    agreedRenewal: number | null | undefined,
    @Arg('agreedCurrency', () => String, {
      nullable: true,
      description: 'The currency of that amount: the currency of `plan.price`.',
    })
    agreedCurrency: string | null | undefined,
    @Ctx() { actor }: GraphqlContext,
  ): Promise<CheckoutSession> {
    const renewal = agreedRenewal == null ? null : { amount: agreedRenewal, currency: agreedCurrency };
    return this.service.start(actor, agreedTerms, renewal);
  }

  @Allow(Access.USER, Area.PAYMENTS)
  @Mutation(() => User, {
    description:
      'Synchronizes the subscription after a checkout. If the response has no ACTIVE subscription, the payment is still pending. Errors: NOT_FOUND, SERVICE_UNAVAILABLE.',
  })
  async confirmCheckout(
    @Arg('sessionId', () => ID, { description: 'The checkout that the buyer returns from.' })
    sessionId: string,
    @Ctx() { actor }: GraphqlContext,
  ): Promise<User> {
    return (await this.service.confirm(actor, sessionId)).user;
  }

  @FieldResolver(() => CheckoutProgress, {
    nullable: true,
    description:
      'The newest checkout; null when there is none. Visible to the user themselves and to admins; FORBIDDEN for others.',
  })
  checkout(
    @Root() { id: userId }: User,
    @Ctx() { actor, load }: GraphqlContext,
  ): Promise<CheckoutProgress | null> {
    this.service.requireCheckoutOf(actor, userId);
    return load(this.service.ofUsers, userId);
  }
}
