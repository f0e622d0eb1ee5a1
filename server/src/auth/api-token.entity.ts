import { defineEntity, p, type Opt } from '@mikro-orm/core';
import { Field, ID, ObjectType, registerEnumType } from 'type-graphql';
import { ApiScope, Area, TokenScope } from '#shared/api-scopes.ts';
import { baseColumns } from '#server/platform/common/base-entity.ts';
import type { TableOf } from '#server/platform/db/tables.ts';
import { connectionType } from '#server/platform/common/pagination.ts';
import { InArea } from '#server/platform/graphql/access.ts';
import { UserSchema } from '#server/user/user.entity.ts';

registerEnumType(TokenScope, {
  name: 'ApiTokenScope',
  description: 'Scope of a personal API token in two levels. `ApiScope` is finer, by area.',
  valuesConfig: {
    READ: { description: 'All scopes that read.' },
    WRITE: { description: 'All scopes.' },
  },
});

registerEnumType(ApiScope, {
  name: 'ApiScope',
  description:
    'Scopes of a personal API token, by area. WRITE includes READ of the same area. No scope allows changes of roles, email addresses, passwords, second factors, sessions or tokens.',
  valuesConfig: {
    COURSES_READ: { description: 'Read courses, lectures, captions and uploads.' },
    COURSES_WRITE: { description: 'Change courses, lectures and captions, and upload videos.' },
    MEMBERS_READ: { description: "Read other people's accounts, subscriptions and progress." },
    MEMBERS_WRITE: { description: 'Grant and revoke access.' },
    PAYMENTS_READ: { description: 'Read payments, prices and amounts.' },
    PAYMENTS_WRITE: { description: 'Refund and reconcile payments, check out and cancel.' },
    SCHOOL_READ: { description: 'Read the settings, numbers, messages and the audit log.' },
    SCHOOL_WRITE: { description: 'Change the settings; send and answer messages.' },
    ACCOUNT_READ: { description: "Read one's own account, progress and certificates." },
    ACCOUNT_WRITE: { description: "Change one's own profile, progress and saved courses." },
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
    /** SHA-256 of the token, hexadecimal. The token itself is shown once, on creation. */
    tokenHash: p.text().unique(),
    /** Read by processes of the previous version. It applies where `scopes` is null. */
    scope: p.enum(() => TokenScope),
    scopes: p.array().$type<ApiScope[]>().nullable(),
    /** Null if the token does not expire. */
    expiresAt: p.datetime().nullable(),
    /** When the owner was emailed that it expires soon. */
    expiryToldAt: p.datetime().nullable(),
    lastUsedAt: p.datetime().nullable(),
    lastUsedFrom: p.text().nullable(),
  },
});

declare module '#server/platform/db/tables.ts' {
  interface Tables {
    apiTokens: TableOf<typeof ApiTokenSchema>;
  }
}

@ObjectType({ description: 'A personal token for the APIs.' })
@InArea(Area.ACCOUNT)
export class ApiToken extends ApiTokenSchema.class {
  @Field(() => ID, { description: 'Opaque id.' })
  override id!: string;

  @Field(() => String, { description: 'Name that the owner gave it.' })
  override name!: string;

  @Field(() => Date, { description: 'When it was created, UTC.' })
  override createdAt!: Opt<Date>;

  @Field(() => Date, {
    nullable: true,
    description: 'When it expires, UTC; null if it does not expire. It stays listed for 30 days after that.',
  })
  override expiresAt!: Date | null;

  @Field(() => Date, {
    nullable: true,
    description: 'When it was last used, to the hour, UTC; null if it was never used.',
  })
  override lastUsedAt!: Date | null;

  @Field(() => String, {
    nullable: true,
    description: 'Network address of the first use in that hour; null if unknown.',
  })
  override lastUsedFrom!: string | null;
}
ApiTokenSchema.setClass(ApiToken);

export const ApiTokenConnection = connectionType('ApiToken', () => ApiToken);
