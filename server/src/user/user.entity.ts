import { defineEntity, p, type Opt } from '@mikro-orm/core';
import { Field, ID, ObjectType, registerEnumType } from 'type-graphql';
import type { Language } from '#shared/languages.ts';
import { Role } from '#shared/roles.ts';
import { baseColumns, updateTime } from '#server/platform/common/base-entity.ts';
import type { TableOf } from '#server/platform/db/tables.ts';
import { sortable } from '#server/platform/db/folded.ts';
import { connectionType } from '#server/platform/common/pagination.ts';
import { InArea } from '#server/platform/graphql/access.ts';
import { Node } from '#server/platform/graphql/node.type.ts';

registerEnumType(Role, {
  name: 'Role',
  description: 'Permissions of a user.',
  valuesConfig: {
    ADMIN: { description: 'Runs the school: manages courses and lectures, watches everything.' },
    USER: { description: 'Learns: watches with an active subscription.' },
  },
});

export const UserSchema = defineEntity({
  name: 'User',
  tableName: 'users',
  indexes: [
    { properties: ['updatedAt', 'id'] },
    // Admins list users by time and by name, and search for parts of names and addresses.
    { properties: ['createdAt', 'id'] },
    {
      name: 'users_admins_index',
      expression: `create index "users_admins_index" on "users" (created_at, id) where role = 'ADMIN'`,
    },
    {
      name: 'users_full_name_order_index',
      expression: `create index "users_full_name_order_index" on "users" (${sortable('full_name')}, id)`,
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
    ...updateTime,
    fullName: p.text(),
    /** Lower case, so that it is unique regardless of spelling. */
    email: p.text().unique(),
    passwordHash: p.text(),
    role: p.enum(() => Role),
    avatarKey: p.text(),
    /** Null until the verification link was opened. */
    emailVerifiedAt: p.datetime().nullable(),
    /** When the user was last active while logged in, to the hour; null if not since the column was introduced. */
    lastSeenAt: p.datetime().nullable(),
    /** The language that the user has chosen. */
    language: p.text().$type<Language>().nullable(),
    /** The language of the registration; null for accounts that were created by others. */
    signupLanguage: p.text().$type<Language>().nullable(),
    /** Whether logins on unknown browsers are reported by mail. */
    tellsNewDevices: p.boolean().default(true),
  },
});

declare module '#server/platform/db/tables.ts' {
  interface Tables {
    users: TableOf<typeof UserSchema>;
  }
}

@ObjectType({ implements: Node, description: 'A user account.' })
@InArea('PERSON')
export class User extends UserSchema.class {
  @Field(() => ID, { description: 'Opaque id.' })
  override id!: string;

  @Field(() => String, { description: 'Name as the user wrote it.' })
  override fullName!: string;

  @Field(() => String, { description: 'Email address, lower case.' })
  override email!: string;

  @Field(() => Role, { description: 'Permissions of this user.' })
  override role!: Role;

  @Field(() => Date, { description: 'When the account was created, UTC.' })
  override createdAt!: Opt<Date>;

  @Field(() => Boolean, { description: 'Whether each login on a new device is reported by mail.' })
  override tellsNewDevices!: Opt<boolean>;
}
UserSchema.setClass(User);

export const UserConnection = connectionType('User', () => User);
