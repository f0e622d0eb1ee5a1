import { Field, InputType, ObjectType } from 'type-graphql';

@InputType({ description: 'The cancellation of a renewal by a mailed link.' })
export class CancelRenewalInput {
  @Field(() => String, { description: 'The token of the link.' })
  token!: string;
}

@ObjectType({ description: 'Result of cancelling a renewal by a mailed link.' })
export class CancelRenewalPayload {
  @Field(() => Date, { nullable: true, description: 'When access ends, UTC; null when it has ended.' })
  accessUntil!: Date | null;

  @Field(() => Boolean, { description: 'Whether the payment of the current period is refunded.' })
  isRefunded!: boolean;

  @Field(() => Boolean, {
    description:
      'False while the payment provider cannot be reached. The request is saved and completed later.',
  })
  isDone!: boolean;
}
