import { defineEntity, p, type Opt } from '@mikro-orm/core';
import { Field, ID, ObjectType } from 'type-graphql';
import type { Language } from '#shared/languages.ts';
import { baseColumns } from '#server/platform/common/base-entity.ts';
import type { TableOf } from '#server/platform/db/tables.ts';
import { connectionType } from '#server/platform/common/pagination.ts';
import { Area } from '#shared/api-scopes.ts';
import { InArea } from '#server/platform/graphql/access.ts';

export const ContactMessageSchema = defineEntity({
  name: 'ContactMessage',
  tableName: 'contact_messages',
  // The inbox is read newest first.
  indexes: [{ properties: ['createdAt', 'id'] }],
  properties: {
    ...baseColumns,
    name: p.text(),
    email: p.text(),
    message: p.text(),
    handledAt: p.datetime().nullable(),
    /** Language of the form that the sender used; null for older messages. */
    language: p.text().$type<Language>().nullable(),
  },
});

declare module '#server/platform/db/tables.ts' {
  interface Tables {
    contactMessages: TableOf<typeof ContactMessageSchema>;
  }
}

@ObjectType({ description: 'A message from the contact form.' })
@InArea(Area.SCHOOL)
export class ContactMessage extends ContactMessageSchema.class {
  @Field(() => ID, { description: 'Opaque id.' })
  override id!: string;

  @Field(() => String, { description: 'Name of the sender, as typed.' })
  override name!: string;

  @Field(() => String, { description: 'Email address for replies, as typed.' })
  override email!: string;

  @Field(() => String, { description: 'The message, plain text.' })
  override message!: string;

  @Field(() => Date, { description: 'When it was sent, UTC.' })
  override createdAt!: Opt<Date>;

  @Field(() => Date, {
    nullable: true,
    description: 'When an admin marked it as done, UTC; null while it is open.',
  })
  override handledAt!: Date | null;
}
ContactMessageSchema.setClass(ContactMessage);

export const ContactMessageConnection = connectionType('ContactMessage', () => ContactMessage);
