import { Field, ID, ObjectType } from 'type-graphql';
import { connectionType } from '#server/platform/common/pagination.ts';
import { MoneyType } from '#server/platform/common/money.type.ts';
import { graphqlEnum } from '#server/platform/graphql/graphql-enum.ts';
import { InArea } from '#server/platform/graphql/access.ts';

export const AccessHistoryKind = graphqlEnum('AccessHistoryKind', 'Kinds of entries in the access history.', {
  CHECKOUT_STARTED: 'A checkout was started.',
  CHECKOUT_PENDING: 'A payment was made that the bank has not confirmed yet.',
  CHECKOUT_PAID: 'The payment of a checkout arrived.',
  CHECKOUT_FAILED: 'The payment of a checkout failed.',
  CHECKOUT_EXPIRED: 'A checkout ended without a payment.',
  PAYMENT: 'A payment arrived.',
  PAYMENT_FAILED: 'A payment failed.',
  AUTHENTICATION_NEEDED: 'The payer has to confirm a payment at the bank.',
  REFUND_REQUESTED: 'A refund was requested.',
  REFUND: 'A refund was made.',
  REFUND_FAILED: 'A refund failed.',
  DISPUTE_OPENED: 'A payment was disputed at the bank.',
  DISPUTE_CLOSED: 'A dispute was decided.',
  SUBSCRIPTION_STARTED: 'A subscription began.',
  CANCELLATION_REQUESTED: 'The cancellation of a subscription was requested.',
  CANCELLED_FOR_PERIOD_END: 'A subscription was cancelled for the end of the paid period.',
  RESUMED: 'A cancellation was undone.',
  SUBSCRIPTION_ENDED: 'A subscription ended.',
  GRANTED: 'An admin granted access.',
  GRANT_ENDED: 'Granted access ended.',
});
export type AccessHistoryKind = keyof typeof AccessHistoryKind;

@ObjectType({ description: "An event in the history of a user's access." })
@InArea('PERSON')
export class AccessHistoryEntry {
  @Field(() => ID, { description: 'Opaque id.' })
  id!: string;

  @Field(() => AccessHistoryKind, { description: 'Kind of the event.' })
  kind!: AccessHistoryKind;

  @Field(() => Date, { description: 'Time of the event, UTC.' })
  at!: Date;

  @Field(() => String, { description: 'The event in a sentence, without times and amounts.' })
  text!: string;

  @Field(() => MoneyType, {
    nullable: true,
    description: 'Amount of money; null if the event has none.',
  })
  amount!: MoneyType | null;

  @Field(() => Date, {
    nullable: true,
    description:
      'Time that the event refers to, such as the end of the paid period, UTC; null if it has none.',
  })
  until!: Date | null;
}

export const AccessHistoryEntryConnection = connectionType('AccessHistoryEntry', () => AccessHistoryEntry);
