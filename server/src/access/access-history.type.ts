import { Field, ID, ObjectType, registerEnumType } from 'type-graphql';
import { connectionType } from '#server/platform/common/pagination.ts';
import { MoneyType } from '#server/platform/common/money.type.ts';

const KINDS = [
  'CHECKOUT_STARTED',
  'CHECKOUT_PENDING',
  'CHECKOUT_PAID',
  'CHECKOUT_FAILED',
  'CHECKOUT_EXPIRED',
  'PAYMENT',
  'PAYMENT_FAILED',
  'AUTHENTICATION_NEEDED',
  'REFUND_REQUESTED',
  'REFUND',
  'REFUND_FAILED',
  'DISPUTE_OPENED',
  'DISPUTE_CLOSED',
  'SUBSCRIPTION_STARTED',
  'CANCELLATION_REQUESTED',
  'CANCELLED_FOR_PERIOD_END',
  'RESUMED',
  'SUBSCRIPTION_ENDED',
  'GRANTED',
  'GRANT_ENDED',
] as const;
export type AccessHistoryKind = (typeof KINDS)[number];
// An enum of GraphQL is made of an object whose names are its values.
const AccessHistoryKind = Object.fromEntries(KINDS.map((kind) => [kind, kind]));

registerEnumType(AccessHistoryKind, {
  name: 'AccessHistoryKind',
  description: 'Kinds of what happens on the way to access.',
});

@ObjectType({ description: 'Something that happened on the way to the access of now.' })
export class AccessHistoryEntry {
  @Field(() => ID, { description: 'Opaque id.' })
  id!: string;

  @Field(() => AccessHistoryKind, { description: 'What happened.' })
  kind!: AccessHistoryKind;

  @Field(() => Date, { description: 'When it happened, UTC.' })
  at!: Date;

  @Field(() => String, { description: 'What happened, in a sentence without times and amounts.' })
  text!: string;

  @Field(() => MoneyType, {
    nullable: true,
    description: 'The money it was about; null when it was about none.',
  })
  amount!: MoneyType | null;

  @Field(() => Date, {
    nullable: true,
    description: 'The time it was about, like the end of the paid period, UTC; null when it was about none.',
  })
  until!: Date | null;
}

export const AccessHistoryEntryConnection = connectionType('AccessHistoryEntry', () => AccessHistoryEntry);
