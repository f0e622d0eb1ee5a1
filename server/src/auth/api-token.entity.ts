import { defineEntity, p, type Opt } from '@mikro-orm/core';
import { Field, ID, ObjectType, registerEnumType } from 'type-graphql';
import { TokenScope } from '#server/platform/common/actor.ts';
import { baseColumns } from '#server/platform/common/base-entity.ts';
import { connectionType } from '#server/platform/common/pagination.ts';
import { UserSchema } from '#server/user/user.entity.ts';

registerEnumType(TokenScope, {
  name: 'ApiTokenScope',
  description: 'What a personal API token may do.',
  valuesConfig: {
    READ: { description: 'Queries and GETs.' },
    WRITE: { description: 'Everything the person may do, but not: passwords and tokens.' },
  },
});

export const ApiTokenSchema = defineEntity({
  name: 'ApiToken',
  tableName: 'api_tokens',
  indexes: [{ properties: ['user', 'createdAt', 'id'] }],
  properties: {
    ...baseColumns,
    user: () => p.manyToOne(UserSchema).ref().deleteRule('cascade'),
    name: p.text(),
    /** SHA-256 of the token, hexadecimal; the token itself is told once, when it is made. */
    tokenHash: p.text().unique(),
    scope: p.enum(() => TokenScope),
    lastUsedAt: p.datetime().nullable(),
  },
});

@ObjectType({ description: 'A personal token for the APIs.' })
export class ApiToken extends ApiTokenSchema.class {
  @Field(() => ID, { description: 'Opaque id.' })
  override id!: string;

  @Field(() => String, { description: 'What its owner calls it.' })
  override name!: string;

  @Field(() => TokenScope, { description: 'What it may do.' })
  override scope!: TokenScope;

  @Field(() => Date, { description: 'When it was made, UTC.' })
  override createdAt!: Opt<Date>;

  @Field(() => Date, {
    nullable: true,
    description: 'When it was last used, to the hour, UTC; null while it was never used.',
  })
  override lastUsedAt!: Date | null;
}
ApiTokenSchema.setClass(ApiToken);

export const ApiTokenConnection = connectionType('ApiToken', () => ApiToken);
