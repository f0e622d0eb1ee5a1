import { Field, ObjectType, registerEnumType } from 'type-graphql';

export const AccessReason = {
  ADMIN: 'ADMIN',
  PAID: 'PAID',
  PAID_LAST_YEAR: 'PAID_LAST_YEAR',
  GRANTED: 'GRANTED',
  GRACE: 'GRACE',
  UNPAID: 'UNPAID',
  PENDING: 'PENDING',
  REFUNDED: 'REFUNDED',
  DISPUTED: 'DISPUTED',
  ENDED: 'ENDED',
  NEVER: 'NEVER',
} as const;
export type AccessReason = (typeof AccessReason)[keyof typeof AccessReason];

registerEnumType(AccessReason, {
  name: 'AccessReason',
  description: 'What decides whether a person may watch.',
  valuesConfig: {
    ADMIN: { description: 'An admin watches everything.' },
    PAID: { description: 'A paid year is running.' },
    PAID_LAST_YEAR: { description: 'A paid year is running and will not be renewed.' },
    GRANTED: { description: 'An admin gave access.' },
    GRACE: { description: 'The renewal could not be paid; the days of grace are running.' },
    UNPAID: { description: 'The renewal could not be paid, and the days of grace are over.' },
    PENDING: { description: 'A payment was made, and the bank has not confirmed it yet.' },
    REFUNDED: { description: 'The last payment was given back.' },
    DISPUTED: { description: "The payer's bank took the last payment back." },
    ENDED: { description: 'The subscription or the granted time is over.' },
    NEVER: { description: 'There never was a subscription.' },
  },
});

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
