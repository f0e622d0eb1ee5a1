import { Extensions, Field, Float, ObjectType } from 'type-graphql';
import { Area } from '#shared/api-scopes.ts';

@ObjectType('Money', { description: 'An amount of money.' })
// As `InArea` of platform/graphql, which needs this folder.
@Extensions({ area: Area.PAYMENTS })
export class MoneyType {
  // GraphQL's Int ends at 21 million dollars, which the sums of a large school pass.
  @Field(() => Float, { description: 'In minor units of the currency, like cents; a whole number.' })
  amount!: number;

  @Field(() => String, { description: 'ISO 4217 code, lower case.' })
  currency!: string;
}
