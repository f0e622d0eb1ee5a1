import { defineEntity, p, type Opt, type Ref } from '@mikro-orm/core';
import { Field, ID, ObjectType } from 'type-graphql';
import { Area } from '#shared/api-scopes.ts';
import type { Language } from '#shared/languages.ts';
import { baseColumns } from '#server/platform/common/base-entity.ts';
import { connectionType } from '#server/platform/common/pagination.ts';
import type { TableOf } from '#server/platform/db/tables.ts';
import { InArea } from '#server/platform/graphql/access.ts';
import { graphqlEnum } from '#server/platform/graphql/graphql-enum.ts';
import { UserSchema, type User } from '#server/user/user.entity.ts';

export const DeclarationKind = graphqlEnum('DeclarationKind', 'What a consumer declares.', {
  CANCELLATION: 'Ends the contract for the future.',
  WITHDRAWAL: 'Withdraws from the contract within the withdrawal period.',
});
export type DeclarationKind = keyof typeof DeclarationKind;

export const DeclarationState = graphqlEnum('DeclarationState', 'How far a declaration is.', {
  RECEIVED: 'Received, but not yet proven to come from the account.',
  PROVEN: 'Proven, but not yet carried out: it is in progress or an admin must decide.',
  EXECUTED: 'Carried out.',
  REFUSED: 'Refused. `refusal` has the reason.',
});
export type DeclarationState = keyof typeof DeclarationState;

export const DeclarationRefusal = graphqlEnum(
  'DeclarationRefusal',
  'Why a declaration was not carried out.',
  {
    NOTHING_RUNS: 'The account has no running subscription.',
    TOO_LATE: 'The withdrawal period was over when the declaration arrived.',
    SCHOOL: 'An admin refused it. `note` has the reason.',
  },
);
export type DeclarationRefusal = keyof typeof DeclarationRefusal;

export const DeclarationSchema = defineEntity({
  name: 'Declaration',
  tableName: 'declarations',
  // The list is read newest first.
  indexes: [{ properties: ['createdAt', 'id'] }],
  properties: {
    ...baseColumns,
    kind: p.enum(() => DeclarationKind),
    name: p.text(),
    email: p.text(),
    contract: p.text(),
    isExtraordinary: p.boolean().default(false),
    /** Only of an extraordinary cancellation. */
    reason: p.text().nullable(),
    /** The day on which the contract should end, `YYYY-MM-DD`; null for the first possible one. */
    endsOn: p.date().nullable(),
    state: p.enum(() => DeclarationState).default('RECEIVED'),
    refusal: p.enum(() => DeclarationRefusal).nullable(),
    /** The note of the admin who closed it. */
    note: p.text().nullable(),
    provenAt: p.datetime().nullable(),
    closedAt: p.datetime().nullable(),
    /** The account that it is about; null while none is known, and after the account was deleted. */
    user: () => p.manyToOne(UserSchema).ref().nullable().deleteRule('set null').index(),
    /** SHA-256 of the token in the email, hexadecimal. */
    tokenHash: p.text().nullable().unique(),
    tokenExpiresAt: p.datetime().nullable(),
    /** Language of the page on which it was declared. */
    language: p.text().$type<Language>().nullable(),
  },
});

declare module '#server/platform/db/tables.ts' {
  interface Tables {
    declarations: TableOf<typeof DeclarationSchema>;
  }
}

@ObjectType({ description: 'A cancellation or withdrawal that was declared on the public pages.' })
@InArea(Area.PAYMENTS)
export class Declaration extends DeclarationSchema.class {
  @Field(() => ID, { description: 'Opaque id.' })
  override id!: string;

  @Field(() => DeclarationKind, { description: 'What was declared.' })
  override kind!: DeclarationKind;

  @Field(() => String, { description: 'Name of the person, as typed.' })
  override name!: string;

  @Field(() => String, { description: 'Email address, as typed.' })
  override email!: string;

  @Field(() => String, { description: 'The contract, order or invoice, as typed.' })
  override contract!: string;

  @Field(() => Boolean, { description: 'Whether it is an extraordinary cancellation for good cause.' })
  override isExtraordinary!: Opt<boolean>;

  @Field(() => String, {
    nullable: true,
    description: 'The reason for an extraordinary cancellation, as typed.',
  })
  override reason!: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'The day on which the contract should end, `YYYY-MM-DD`; null for the first possible one.',
  })
  override endsOn!: string | null;

  @Field(() => Date, { description: 'When it was received, UTC.' })
  override createdAt!: Opt<Date>;

  @Field(() => DeclarationState, { description: 'How far it is.' })
  override state!: Opt<DeclarationState>;

  @Field(() => DeclarationRefusal, { nullable: true, description: 'Why it was refused; null otherwise.' })
  override refusal!: DeclarationRefusal | null;

  @Field(() => String, { nullable: true, description: 'The note of the admin who closed it.' })
  override note!: string | null;

  @Field(() => Date, { nullable: true, description: 'When it was proven, UTC; null while it is not.' })
  override provenAt!: Date | null;

  @Field(() => Date, {
    nullable: true,
    description: 'When it was carried out or refused, UTC; null while it is open.',
  })
  override closedAt!: Date | null;

  override user!: Ref<User> | null;
}
DeclarationSchema.setClass(Declaration);

export const DeclarationConnection = connectionType('Declaration', () => Declaration);
