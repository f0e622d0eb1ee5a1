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
    /** `createdAt` is the start by the application's clock. The next comparison covers everything since then. */
    ...baseColumns,
    /** Null while it runs, and permanently if it failed. */
    finishedAt: p.datetime().nullable(),
    /** Number of Stripe events that had not arrived. */
    missedEvents: p.integer().default(0),
    payersChecked: p.integer().default(0),
    /** The corrections, one sentence each, at most a hundred. */
    differences: p.json<string[]>().onCreate(() => []),
    /** Why it failed; null if it did not. */
    failure: p.text().nullable(),
  },
});

/** A comparison of our tables with Stripe, and its corrections. */
@ObjectType({ description: 'A comparison of our tables with Stripe, and its corrections.' })
@InArea(Area.PAYMENTS)
export class Reconciliation extends ReconciliationSchema.class {
  @Field(() => ID, { description: 'Opaque ID.' })
  override id!: string;

  @Field(() => Date, { name: 'startedAt', description: 'When it began, UTC.' })
  override createdAt!: Opt<Date>;

  @Field(() => Date, {
    nullable: true,
    description: 'When it ended, UTC; null while it runs and when it failed.',
  })
  override finishedAt!: Opt<Date | null> | undefined;

  @Field(() => Int, { description: 'Number of Stripe events that had not arrived.' })
  override missedEvents!: Opt<number>;

  @Field(() => Int, { description: 'Number of customers compared.' })
  override payersChecked!: Opt<number>;

  @Field(() => [String], { description: 'The corrections, one sentence each, at most a hundred.' })
  override differences!: Opt<string[]>;

  @Field(() => String, {
    nullable: true,
    description: 'Why it failed, as a text for people; null when it did not.',
  })
  override failure!: Opt<string | null> | undefined;
}
ReconciliationSchema.setClass(Reconciliation);
