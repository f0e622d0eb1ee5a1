import { defineEntity, p, type Opt } from '@mikro-orm/core';
import { Field, ID, Int, ObjectType } from 'type-graphql';
import { baseColumns } from '#server/platform/common/base-entity.ts';
import { Area } from '#shared/api-scopes.ts';
import { InArea } from '#server/platform/graphql/access.ts';

export const ReconciliationSchema = defineEntity({
  name: 'Reconciliation',
  tableName: 'reconciliations',
  indexes: [{ properties: ['createdAt'] }],
  properties: {
    /** `createdAt` is when it began, by the clock of the terms: the next one looks at everything since then. */
    ...baseColumns,
    /** Null while it runs, and for ever when it broke off. */
    finishedAt: p.datetime().nullable(),
    /** Events of Stripe that had not arrived. */
    missedEvents: p.integer().default(0),
    payersChecked: p.integer().default(0),
    /** What was corrected, a sentence each; the first hundred. */
    differences: p.json<string[]>().onCreate(() => []),
    /** Why it broke off; null when it did not. */
    failure: p.text().nullable(),
  },
});

/** A comparison of our tables with Stripe, and what it corrected. */
@ObjectType({ description: 'A comparison of our tables with Stripe, and what it corrected.' })
@InArea(Area.PAYMENTS)
export class Reconciliation extends ReconciliationSchema.class {
  @Field(() => ID, { description: 'Opaque id.' })
  override id!: string;

  @Field(() => Date, { name: 'startedAt', description: 'When it began, UTC.' })
  override createdAt!: Opt<Date>;

  @Field(() => Date, {
    nullable: true,
    description: 'When it ended, UTC; null while it runs and when it broke off.',
  })
  override finishedAt!: Opt<Date | null> | undefined;

  @Field(() => Int, { description: 'Events of Stripe that had not arrived.' })
  override missedEvents!: Opt<number>;

  @Field(() => Int, { description: 'How many payers were compared.' })
  override payersChecked!: Opt<number>;

  @Field(() => [String], { description: 'What was corrected, a sentence each; the first hundred.' })
  override differences!: Opt<string[]>;

  @Field(() => String, { nullable: true, description: 'Why it broke off, in words; null when it did not.' })
  override failure!: Opt<string | null> | undefined;
}
ReconciliationSchema.setClass(Reconciliation);
