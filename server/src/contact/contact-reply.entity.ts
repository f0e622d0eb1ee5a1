import { defineEntity, p, type Opt, type Ref } from '@mikro-orm/core';
import { Field, ID, ObjectType } from 'type-graphql';
import { Area } from '#shared/api-scopes.ts';
import { InArea } from '#server/platform/graphql/access.ts';
import { baseColumns } from '#server/platform/common/base-entity.ts';
import type { TableOf } from '#server/platform/db/tables.ts';
import { connectionType } from '#server/platform/common/pagination.ts';
import { UserSchema, type User } from '#server/user/user.entity.ts';
import { ContactMessageSchema } from './contact-message.entity.ts';

export const ContactReplySchema = defineEntity({
  name: 'ContactReply',
  tableName: 'contact_replies',
  // Replies are read oldest first.
  indexes: [{ properties: ['message', 'createdAt', 'id'] }],
  properties: {
    ...baseColumns,
    message: () => p.manyToOne(ContactMessageSchema).ref().deleteRule('cascade'),
    author: () => p.manyToOne(UserSchema).ref().nullable().deleteRule('set null').index(),
    text: p.text(),
  },
});

declare module '#server/platform/db/tables.ts' {
  interface Tables {
    contactReplies: TableOf<typeof ContactReplySchema>;
  }
}

@ObjectType({ description: 'A reply to a message from the contact form. The sender received it by email.' })
@InArea(Area.SCHOOL)
export class ContactReply extends ContactReplySchema.class {
  @Field(() => ID, { description: 'Opaque id.' })
  override id!: string;

  @Field(() => String, { description: 'The reply, plain text.' })
  override text!: string;

  @Field(() => Date, { description: 'When it was sent, UTC.' })
  override createdAt!: Opt<Date>;

  override author!: Ref<User> | null;
}
ContactReplySchema.setClass(ContactReply);

export const ContactReplyConnection = connectionType('ContactReply', () => ContactReply);
