import { GraphQLSafeInt } from 'graphql-scalars';
import { Field, Float, Int, ObjectType } from 'type-graphql';
import { Area } from '#shared/api-scopes.ts';
import { InArea } from '#server/platform/graphql/access.ts';
import { FiguresPeriod } from './figures-period.ts';

const NOW = 'In the period.';
const BEFORE = 'In the equally long period before.';
const STEPS = 'In each step of the period, oldest first.';

@ObjectType({ description: 'A count in a period and in the period before.' })
export class ComparedCount {
  @Field(() => Int, { description: NOW })
  now!: number;

  @Field(() => Int, { description: BEFORE })
  before!: number;

  @Field(() => [Int], { description: STEPS })
  steps!: number[];
}

@ObjectType({
  description: 'An amount in a period and in the period before, in minor units of its currency.',
})
@InArea(Area.PAYMENTS)
export class ComparedAmount {
  @Field(() => String, { description: 'ISO 4217 code, lower case.' })
  currency!: string;

  // GraphQL's Int ends at 21 million dollars.
  @Field(() => GraphQLSafeInt, { description: NOW })
  now!: number;

  @Field(() => GraphQLSafeInt, { description: BEFORE })
  before!: number;

  @Field(() => [GraphQLSafeInt], { description: STEPS })
  steps!: number[];
}

@ObjectType({ description: 'A duration in a period and in the period before, in seconds.' })
export class ComparedDuration {
  @Field(() => Float, { description: NOW })
  now!: number;

  @Field(() => Float, { description: BEFORE })
  before!: number;

  @Field(() => [Float], { description: STEPS })
  steps!: number[];
}

@ObjectType({ description: 'Figures of a period that ends with today, UTC, and of the period before.' })
export class RecentFigures {
  @Field(() => FiguresPeriod, { description: 'The period.' })
  period!: FiguresPeriod;

  @Field(() => [Date], { description: 'When each step of the period begins, oldest first.' })
  steps!: Date[];

  @Field(() => ComparedCount, { description: 'Subscriptions with their first payment.' })
  newSubscriptions!: ComparedCount;

  @Field(() => ComparedCount, { description: 'Payments after the first one of a subscription.' })
  renewals!: ComparedCount;

  @Field(() => [ComparedAmount], {
    description:
      'Payments minus their refunds and disputed amounts, by the day of the payment, in each currency with payments. The currency of the offer always comes first.',
  })
  collected!: ComparedAmount[];

  @Field(() => ComparedDuration, { description: 'Watch time.' })
  watched!: ComparedDuration;
}
