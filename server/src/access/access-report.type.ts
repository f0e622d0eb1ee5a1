import { Field, ObjectType } from 'type-graphql';
import { graphqlEnum } from '#server/platform/graphql/graphql-enum.ts';

export const AccessReason = graphqlEnum('AccessReason', 'What decides whether a person may watch.', {
  ADMIN: 'An admin watches everything.',
  PAID: 'A paid year is running.',
  PAID_LAST_YEAR: 'A paid year is running and will not be renewed.',
  GRANTED: 'An admin gave access.',
  GRACE: 'The renewal could not be paid; the days of grace are running.',
  UNPAID: 'The renewal could not be paid, and the days of grace are over.',
  PENDING: 'A payment was made, and the bank has not confirmed it yet.',
  REFUNDED: 'The last payment was refunded.',
  DISPUTED: "The payer's bank took the last payment back.",
  ENDED: 'The subscription or the granted time is over.',
  NEVER: 'There never was a subscription.',
});
export type AccessReason = keyof typeof AccessReason;

@ObjectType({ description: 'Whether a person may watch, and why or why not.' })
export class AccessReport {
  @Field(() => Boolean, { description: 'Whether the lectures are open.' })
  mayWatch!: boolean;

  @Field(() => AccessReason, { description: 'What decides it.' })
  reason!: AccessReason;

  @Field(() => Date, {
    nullable: true,
    description:
      'End of the paid, granted or grace time that opens the lectures, or since when they are closed, UTC; null when neither is known.',
  })
  time!: Date | null;

  @Field(() => String, { description: 'The answer in a sentence, without the time.' })
  text!: string;
}
