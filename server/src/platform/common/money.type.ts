import { GraphQLSafeInt } from 'graphql-scalars';
import { Extensions, Field, ObjectType } from 'type-graphql';
import { Area } from '#shared/api-scopes.ts';

@ObjectType('Money', { description: 'An amount of money.' })
// The same as `InArea` of platform/graphql, which depends on this folder.
@Extensions({ area: Area.PAYMENTS })
export class MoneyType {
  // GraphQL's Int ends at 21 million dollars. The totals of a large school can exceed that.
  @Field(() => GraphQLSafeInt, { description: 'In minor units of the currency, such as cents.' })
  amount!: number;

  @Field(() => String, { description: 'ISO 4217 code, lower case.' })
  currency!: string;
}
