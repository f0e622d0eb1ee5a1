import { Field, ID, ObjectType } from 'type-graphql';
import { connectionType } from '#server/platform/common/pagination.ts';
import { MoneyType } from '#server/platform/common/money.type.ts';
import { graphqlEnum } from '#server/platform/graphql/graphql-enum.ts';
import { InArea } from '#server/platform/graphql/access.ts';

export const AccessHistoryKind = graphqlEnum(
  'AccessHistoryKind',
  'Kinds of what happens on the way to access.',
  {
    CHECKOUT_STARTED: 'Somebody went to the payment page.',
    CHECKOUT_PENDING: 'A payment was made there that its bank has not confirmed.',
    CHECKOUT_PAID: 'The payment of a checkout arrived.',
    CHECKOUT_FAILED: 'The payment of a checkout failed.',
    CHECKOUT_EXPIRED: 'A checkout ended without a payment.',
    PAYMENT: 'A payment arrived.',
    PAYMENT_FAILED: 'A payment failed.',
    AUTHENTICATION_NEEDED: 'A payment waits for the person to confirm it at their bank.',
    REFUND_REQUESTED: 'A refund was asked for.',
    REFUND: 'A refund was made.',
    REFUND_FAILED: 'A refund failed.',
    DISPUTE_OPENED: 'A bank took a payment back.',
    DISPUTE_CLOSED: 'A dispute was decided.',
    SUBSCRIPTION_STARTED: 'A subscription began.',
    CANCELLATION_REQUESTED: 'The end of a subscription was asked for.',
    CANCELLED_FOR_PERIOD_END: 'A subscription was cancelled for the end of what is paid.',
    RESUMED: 'A cancellation was taken back.',
    SUBSCRIPTION_ENDED: 'A subscription ended.',
    GRANTED: 'An admin granted access.',
    GRANT_ENDED: 'A granted access ended.',
  },
);
export type AccessHistoryKind = keyof typeof AccessHistoryKind;

@ObjectType({ description: 'Something that happened on the way to the access of now.' })
@InArea('PERSON')
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
