import { defineEntity, p, type Opt } from '@mikro-orm/core';
import { Field, ID, ObjectType } from 'type-graphql';
import { baseColumns } from '#server/platform/common/base-entity.ts';
import type { TableOf } from '#server/platform/db/tables.ts';
import { connectionType } from '#server/platform/common/pagination.ts';
import { UserSchema } from '#server/user/user.entity.ts';
import { Area } from '#shared/api-scopes.ts';
import { InArea } from '#server/platform/graphql/access.ts';

export const SessionSchema = defineEntity({
  name: 'Session',
  tableName: 'sessions',
  indexes: [
    {
      name: 'sessions_previous_token_hash_index',
      expression:
        'create index "sessions_previous_token_hash_index" on "sessions" (previous_token_hash) where previous_token_hash is not null',
    },
  ],
  properties: {
    ...baseColumns,
    /** SHA-256 of the token, hexadecimal. The token itself is only in the cookie. */
    tokenHash: p.text().unique(),
    /** Hash of the previous token. With `renewedAt`, null for a session that was never renewed. */
    previousTokenHash: p.text().nullable(),
    renewedAt: p.datetime().nullable(),
    user: () => p.manyToOne(UserSchema).ref().deleteRule('cascade').index(),
    lastUsedAt: p.datetime(),
    /** When the user last confirmed their identity. The login counts as the first time. */
    confirmedAt: p.datetime(),
    device: p.text().default('Unknown device'),
    address: p.text().default(''),
  },
});

declare module '#server/platform/db/tables.ts' {
  interface Tables {
    sessions: TableOf<typeof SessionSchema>;
  }
}

@ObjectType({ description: 'A login on one device.' })
@InArea(Area.ACCOUNT)
export class Session extends SessionSchema.class {
  @Field(() => ID, { description: 'Opaque id.' })
  override id!: string;

  @Field(() => String, {
    description: 'Browser and operating system from the User-Agent header, like `Firefox on Windows`.',
  })
  override device!: Opt<string>;

  @Field(() => String, { description: 'Network address of the login; empty if unknown.' })
  override address!: Opt<string>;

  @Field(() => Date, { description: 'When the device logged in, UTC.' })
  override createdAt!: Opt<Date>;

  @Field(() => Date, { description: 'When it was last used, to the hour, UTC.' })
  override lastUsedAt!: Date;
}
SessionSchema.setClass(Session);

export const SessionConnection = connectionType('Session', () => Session);
