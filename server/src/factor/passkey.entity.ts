import { defineEntity, p, type Opt } from '@mikro-orm/core';
import { Field, ID, ObjectType } from 'type-graphql';
import { baseColumns } from '#server/platform/common/base-entity.ts';
import type { TableOf } from '#server/platform/db/tables.ts';
import { UserSchema } from '#server/user/user.entity.ts';
import { Area } from '#shared/api-scopes.ts';
import { InArea } from '#server/platform/graphql/access.ts';

export const PasskeySchema = defineEntity({
  name: 'Passkey',
  tableName: 'passkeys',
  properties: {
    ...baseColumns,
    user: () => p.manyToOne(UserSchema).ref().deleteRule('cascade').index(),
    name: p.text(),
    /** The credential id chosen by the authenticator, base64url. */
    credentialId: p.text().unique(),
    /** COSE, base64url. */
    publicKey: p.text(),
    /** The authenticator's signature counter; always 0 for authenticators without one. */
    counter: p.bigint('number'),
    /** How browsers reach the authenticator, such as `internal` or `usb`. */
    transports: p.array(),
    lastUsedAt: p.datetime().nullable(),
  },
});

declare module '#server/platform/db/tables.ts' {
  interface Tables {
    passkeys: TableOf<typeof PasskeySchema>;
  }
}

@ObjectType({ description: 'A key on a device, in a password manager or on a security key (WebAuthn).' })
@InArea(Area.ACCOUNT)
export class Passkey extends PasskeySchema.class {
  @Field(() => ID, { description: 'Opaque id.' })
  override id!: string;

  @Field(() => String, { description: 'Name that the owner gave it.' })
  override name!: string;

  @Field(() => Date, { description: 'When it was added, UTC.' })
  override createdAt!: Opt<Date>;

  @Field(() => Date, {
    nullable: true,
    description: 'When it was last used, UTC; null if it was never used.',
  })
  override lastUsedAt!: Date | null;
}
PasskeySchema.setClass(Passkey);
