import { Field, Float, ObjectType } from 'type-graphql';
import { Area } from '#shared/api-scopes.ts';
import { InArea } from '#server/platform/graphql/access.ts';

@ObjectType('Money', { description: 'An amount of money.' })
@InArea(Area.PAYMENTS)
export class MoneyType {
  // GraphQL's Int ends at 21 million dollars, which the sums of a large school pass.
  @Field(() => Float, { description: 'In minor units of the currency, like cents; a whole number.' })
  amount!: number;

  @Field(() => String, { description: 'ISO 4217 code, lower case.' })
  currency!: string;
}
