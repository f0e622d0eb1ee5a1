import { Field, ObjectType } from 'type-graphql';
import { Area } from '#shared/api-scopes.ts';
import { MoneyType } from '#server/platform/common/money.type.ts';
import { InArea } from '#server/platform/graphql/access.ts';

@ObjectType({ description: 'The end of a subscription one month after its cancellation in a renewed year.' })
@InArea(Area.PAYMENTS)
export class SubscriptionNotice {
  @Field(() => Date, { description: 'When the subscription ends, UTC.' })
  endsAt!: Date;

  @Field(() => Boolean, {
    description: 'Whether notice was given. If not, this is what a cancellation would do now.',
  })
  isGiven!: boolean;

  @Field(() => MoneyType, { description: 'What is refunded then for the rest of the year.' })
  refund!: MoneyType;
}
