import { defineEntity, p, type Opt } from '@mikro-orm/core';
import { Field, ObjectType } from 'type-graphql';
import { baseColumns } from '#server/platform/common/base-entity.ts';
import { graphqlEnum } from '#server/platform/graphql/graphql-enum.ts';
import { UserSchema } from '#server/user/user.entity.ts';

export const AgreementPlace = graphqlEnum(
  'AgreementPlace',
  'What somebody did when they agreed to the terms.',
  {
    SIGNUP: 'They made their account.',
    CHECKOUT: 'They went on to pay for a subscription.',
  },
);
export type AgreementPlace = keyof typeof AgreementPlace;

export const AgreementSchema = defineEntity({
  name: 'Agreement',
  tableName: 'agreements',
  // Who clicks twice has agreed once.
  uniques: [{ properties: ['user', 'place', 'termsChangedAt'] }],
  properties: {
    ...baseColumns,
    user: () => p.manyToOne(UserSchema).ref().deleteRule('cascade'),
    place: p.enum(['SIGNUP', 'CHECKOUT'] as const),
    /** Names the version of the terms: when they got their text. */
    termsChangedAt: p.datetime(),
  },
});

@ObjectType({ description: 'That somebody agreed to a version of the terms of service.' })
export class Agreement extends AgreementSchema.class {
  @Field(() => AgreementPlace, { description: 'What they did then.' })
  override place!: AgreementPlace;

  @Field(() => Date, { description: 'The version: when the terms got the text that was shown, UTC.' })
  override termsChangedAt!: Date;

  @Field(() => Date, { description: 'When they agreed, UTC.' })
  override createdAt!: Opt<Date>;
}
AgreementSchema.setClass(Agreement);
