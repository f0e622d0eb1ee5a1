import { Field, ObjectType } from 'type-graphql';
import { graphqlEnum } from '#server/platform/graphql/graphql-enum.ts';

export const AccessReason = graphqlEnum('AccessReason', 'The reason why a user has access or not.', {
  ADMIN: 'The user is an admin.',
  PAID: 'The paid year is active.',
  PAID_LAST_YEAR: 'The paid year is active and will not be renewed.',
  GRANTED: 'An admin granted access.',
  GRACE: 'The renewal payment failed; the grace period has not ended.',
  UNPAID: 'The renewal payment failed, and the grace period has ended.',
  PENDING: 'A payment was made, and the bank has not confirmed it yet.',
  PAUSED: 'The subscription is paused.',
  REFUNDED: 'The last payment was refunded.',
  DISPUTED: "The last payment was disputed at the payer's bank.",
  ENDED: 'The subscription or the grant has ended.',
  NEVER: 'There has never been a subscription.',
});
export type AccessReason = keyof typeof AccessReason;

@ObjectType({ description: 'Whether a user may watch, and why or why not.' })
export class AccessReport {
  @Field(() => Boolean, { description: 'Whether the lectures are open.' })
  mayWatch!: boolean;

  @Field(() => AccessReason, { description: 'The reason.' })
  reason!: AccessReason;

  @Field(() => Date, {
    nullable: true,
    description:
      'End of the paid, granted or grace period that opens the lectures, or since when they are closed, UTC; null if unknown.',
  })
  time!: Date | null;

  @Field(() => String, { description: 'The reason in a sentence, without the time.' })
  text!: string;
}
