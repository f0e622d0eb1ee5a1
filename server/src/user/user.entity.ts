import { defineEntity, p, type Opt } from '@mikro-orm/core';
import { Field, ID, ObjectType, registerEnumType } from 'type-graphql';
import type { Language } from '#shared/languages.ts';
import { Role } from '#shared/roles.ts';
import { baseColumns } from '#server/platform/common/base-entity.ts';
import type { TableOf } from '#server/platform/db/tables.ts';
import { connectionType } from '#server/platform/common/pagination.ts';
import { InArea } from '#server/platform/graphql/access.ts';

registerEnumType(Role, {
  name: 'Role',
  description: 'What a person may do.',
  valuesConfig: {
    ADMIN: { description: 'Runs the school: manages courses and lectures, watches everything.' },
    USER: { description: 'Learns: watches with an active subscription.' },
  },
});

export const UserSchema = defineEntity({
  name: 'User',
  tableName: 'users',
  indexes: [
    // Admins read the list newest first, and search it for parts of names and addresses.
    { properties: ['createdAt', 'id'] },
    {
      name: 'users_admins_index',
      expression: `create index "users_admins_index" on "users" (created_at, id) where role = 'ADMIN'`,
    },
    {
      name: 'users_full_name_parts_index',
      expression: 'create index "users_full_name_parts_index" on "users" using gin (full_name gin_trgm_ops)',
    },
    {
      name: 'users_email_parts_index',
      expression: 'create index "users_email_parts_index" on "users" using gin (email gin_trgm_ops)',
    },
  ],
  properties: {
    ...baseColumns,
    fullName: p.text(),
    /** Lower case, so that it is unique however it is typed. */
    email: p.text().unique(),
    passwordHash: p.text(),
    role: p.enum(() => Role),
    avatarKey: p.text(),
    /** Null until a link that was mailed there was followed. */
    emailVerifiedAt: p.datetime().nullable(),
    /** When they last did something while logged in, to the hour; null for who was not here since that is noted. */
    lastSeenAt: p.datetime().nullable(),
    /** The one that they have chosen. */
    language: p.text().$type<Language>().nullable(),
    /** In which they made their account; null for accounts that were made for them. */
    signupLanguage: p.text().$type<Language>().nullable(),
    /** Whether a login by a browser that the account does not know is told by mail. */
    tellsNewDevices: p.boolean().default(true),
  },
});

declare module '#server/platform/db/tables.ts' {
  interface Tables {
    users: TableOf<typeof UserSchema>;
  }
}

@ObjectType({ description: 'A person with an account.' })
@InArea('PERSON')
export class User extends UserSchema.class {
  @Field(() => ID, { description: 'Opaque id.' })
  override id!: string;

  @Field(() => String, { description: 'Name as the person wrote it.' })
  override fullName!: string;

  @Field(() => String, { description: 'Mail address, lower case.' })
  override email!: string;

  @Field(() => Role, { description: 'What this person may do.' })
  override role!: Role;

  @Field(() => Date, { description: 'When the account was made, UTC.' })
  override createdAt!: Opt<Date>;

  @Field(() => Boolean, { description: 'Whether a mail reports each login on a new device.' })
  override tellsNewDevices!: Opt<boolean>;
}
UserSchema.setClass(User);

export const UserConnection = connectionType('User', () => User);
