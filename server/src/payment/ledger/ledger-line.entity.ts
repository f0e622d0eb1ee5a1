import { defineEntity, p } from '@mikro-orm/core';
import { Field, ID, ObjectType } from 'type-graphql';
import { baseColumns } from '#server/platform/common/base-entity.ts';
import { connectionType } from '#server/platform/common/pagination.ts';
import type { TableOf } from '#server/platform/db/tables.ts';
import { InArea } from '#server/platform/graphql/access.ts';
import { graphqlEnum } from '#server/platform/graphql/graphql-enum.ts';
import { Area } from '#shared/api-scopes.ts';
import { ledgerKinds, type LedgerKind } from '#shared/ledger.ts';

export const LedgerLineKind = graphqlEnum<LedgerKind>('LedgerLineKind', 'Kinds of lines of the ledger.', {
  PAYMENT: 'A paid invoice.',
  REFUND: 'A refund.',
  REFUND_FAILED: 'The return of a refund that failed or was cancelled.',
  DISPUTE: 'A payment that the payer’s bank took back.',
  DISPUTE_REVERSED: 'The return of a payment after a dispute.',
  FEE: 'A fee of the payment provider, in the currency of its balance.',
});

export const LedgerLineSchema = defineEntity({
  name: 'LedgerLine',
  tableName: 'ledger_lines',
  indexes: [{ properties: ['occurredAt', 'id'] }],
  properties: {
    ...baseColumns,
    /** The ID at Stripe of what the line is about, with a suffix for its second line. A line is written once. */
    key: p.text().unique(),
    kind: p.enum(ledgerKinds),
    occurredAt: p.datetime(),
    stripeInvoiceId: p.text(),
    invoiceNumber: p.text().nullable(),
    /** With tax, in minor units of the currency; negative if money leaves the school. */
    gross: p.integer(),
    /** The tax that `gross` contains, with its sign. */
    tax: p.integer(),
    /** ISO 4217, lower case. */
    currency: p.text(),
  },
});

declare module '#server/platform/db/tables.ts' {
  interface Tables {
    ledgerLines: TableOf<typeof LedgerLineSchema>;
  }
}

/** A movement of money with its own day. Lines are never changed, so that closed months stay as they were reported. */
@ObjectType({ description: 'A movement of money, on its own day. It never changes.' })
@InArea(Area.PAYMENTS)
export class LedgerLine extends LedgerLineSchema.class {
  @Field(() => ID, { description: 'Opaque ID.' })
  override id!: string;

  @Field(() => LedgerLineKind, { description: 'The kind of movement.' })
  override kind!: LedgerKind;

  @Field(() => Date, { description: 'When the money moved, UTC.' })
  override occurredAt!: Date;

  @Field(() => String, {
    nullable: true,
    description: 'The number of the invoice that the movement is about; null if it has none.',
  })
  override invoiceNumber!: string | null;
}
LedgerLineSchema.setClass(LedgerLine);

export const LedgerLineConnection = connectionType('LedgerLine', () => LedgerLine);
