import { Field, ID, InputType, Int, ObjectType } from 'type-graphql';
import { Area } from '#shared/api-scopes.ts';
import { MoneyType } from '#server/platform/common/money.type.ts';
import { connectionType } from '#server/platform/common/pagination.ts';
import { InArea } from '#server/platform/graphql/access.ts';
import { graphqlEnum } from '#server/platform/graphql/graphql-enum.ts';
import { PriceTax } from '#server/school/price-tax.type.ts';

export const PriceChangeState = graphqlEnum('PriceChangeState', 'State of a price change.', {
  RUNNING: 'Subscriptions wait for their notice or for their first renewal at the new price.',
  FINISHED: 'No subscription waits for it any more.',
  CALLED_OFF: 'An admin called it off.',
});
export type PriceChangeState = keyof typeof PriceChangeState;

@ObjectType('PriceChange', { description: 'A new price for the subscriptions that ran when it was decided.' })
@InArea(Area.PAYMENTS)
export class PriceChangeType {
  @Field(() => ID, { description: 'Opaque ID.' })
  id!: string;

  @Field(() => Date, { description: 'When an admin decided it, UTC.' })
  createdAt!: Date;

  @Field(() => MoneyType, { description: 'The new price of a year.' })
  price!: MoneyType;

  @Field(() => PriceTax, { description: 'What the new price says about tax.' })
  priceTax!: PriceTax;

  @Field(() => PriceChangeState, { description: 'The current state.' })
  state!: PriceChangeState;
}
export const PriceChangeConnection = connectionType('PriceChange', () => PriceChangeType);

@ObjectType({ description: 'The numbers of subscriptions of a price change.' })
@InArea(Area.PAYMENTS)
export class PriceChangeCounts {
  @Field(() => Int, { description: 'Told, and waiting for their renewal.' })
  told!: number;

  @Field(() => Int, { description: 'At the new price.' })
  applied!: number;

  @Field(() => Int, { description: 'Ended before their first renewal at the new price.' })
  ended!: number;

  @Field(() => Int, { description: 'Told that the change was called off.' })
  calledOff!: number;
}

@ObjectType({ description: 'Running subscriptions at one price.' })
@InArea(Area.PAYMENTS)
export class RunningPrice {
  @Field(() => MoneyType, { description: 'The price of a year.' })
  price!: MoneyType;

  @Field(() => PriceTax, { description: 'What the price says about tax.' })
  priceTax!: PriceTax;

  @Field(() => Int, { description: 'Number of subscriptions that renew at this price.' })
  subscriptions!: number;

  @Field(() => Boolean, {
    description:
      'Whether a price change would give them the price of the offer. It cannot change their currency.',
  })
  isAffected!: boolean;
}

@ObjectType({
  description: 'What changes if running subscriptions get the price of the current offer.',
})
@InArea(Area.PAYMENTS)
export class PriceChangePreview {
  @Field(() => MoneyType, { description: 'The price of the offer.' })
  price!: MoneyType;

  @Field(() => PriceTax, { description: 'What it says about tax.' })
  priceTax!: PriceTax;

  @Field(() => Date, {
    description: 'The earliest renewal at the new price if it were announced now, UTC.',
  })
  earliestAt!: Date;

  @Field(() => Int, { description: 'Number of subscriptions that would get the new price.' })
  affected!: number;

  @Field(() => [RunningPrice], {
    description: 'The prices of running subscriptions, the most frequent first, up to 100.',
  })
  runningPrices!: RunningPrice[];
}

@ObjectType('ComingPrice', { description: 'The price of a subscription from a coming renewal on.' })
@InArea(Area.PAYMENTS)
export class ComingPriceType {
  @Field(() => MoneyType, { description: 'The price of a year until then.' })
  oldPrice!: MoneyType;

  @Field(() => MoneyType, { description: 'The new price of a year, before discounts.' })
  price!: MoneyType;

  @Field(() => PriceTax, { description: 'What the new price says about tax.' })
  priceTax!: PriceTax;

  @Field(() => Date, { description: 'The first renewal at the new price, UTC.' })
  startsAt!: Date;
}

@InputType({ description: 'The price that the admin was shown. It must be that of the current offer.' })
export class StartPriceChangeInput {
  @Field(() => Int, { description: 'In minor units of the currency.' })
  amount!: number;

  @Field(() => String, { description: 'ISO 4217 code, lower case.' })
  currency!: string;

  @Field(() => PriceTax, { description: 'What the price says about tax.' })
  priceTax!: PriceTax;
}

@ObjectType({ description: 'The result of starting a price change.' })
export class StartPriceChangePayload {
  @Field(() => PriceChangeType, { description: 'The new price change.' })
  priceChange!: PriceChangeType;
}

@InputType({ description: 'The price change to call off.' })
export class CallOffPriceChangeInput {
  @Field(() => ID, { description: 'Its ID.' })
  id!: string;
}

@ObjectType({ description: 'The result of calling a price change off.' })
export class CallOffPriceChangePayload {
  @Field(() => PriceChangeType, { description: 'The price change.' })
  priceChange!: PriceChangeType;
}
