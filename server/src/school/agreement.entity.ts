import { defineEntity, p, type Opt } from '@mikro-orm/core';
import { Field, ObjectType } from 'type-graphql';
import { baseColumns } from '#server/platform/common/base-entity.ts';
import { graphqlEnum } from '#server/platform/graphql/graphql-enum.ts';
import { UserSchema } from '#server/user/user.entity.ts';

export const AgreementPlace = graphqlEnum(
  'AgreementPlace',
  'The action during which a user agreed to the terms.',
  {
    SIGNUP: 'Signing up.',
    CHECKOUT: 'Continuing to the payment of a subscription.',
  },
);
export type AgreementPlace = keyof typeof AgreementPlace;

export const AgreementSchema = defineEntity({
  name: 'Agreement',
  tableName: 'agreements',
  // A double click is one agreement.
  uniques: [{ properties: ['user', 'place', 'termsChangedAt'] }],
  properties: {
    ...baseColumns,
    user: () => p.manyToOne(UserSchema).ref().deleteRule('cascade'),
    place: p.enum(['SIGNUP', 'CHECKOUT'] as const),
    /** Identifies the version of the terms: when their text was last changed. */
    termsChangedAt: p.datetime(),
  },
});

@ObjectType({ description: 'The consent of a user to a version of the terms of service.' })
export class Agreement extends AgreementSchema.class {
  @Field(() => AgreementPlace, { description: 'The action during which the user agreed.' })
  override place!: AgreementPlace;

  @Field(() => Date, { description: 'The version of the terms: when their text was last changed, UTC.' })
  override termsChangedAt!: Date;

  @Field(() => Date, { description: 'When the user agreed, UTC.' })
  override createdAt!: Opt<Date>;
}
AgreementSchema.setClass(Agreement);
