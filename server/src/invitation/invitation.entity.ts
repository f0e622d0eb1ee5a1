import { defineEntity, p, type Opt, type Ref } from '@mikro-orm/core';
import { Field, ID, ObjectType } from 'type-graphql';
import { Area } from '#shared/api-scopes.ts';
import type { Language } from '#shared/languages.ts';
import { Role } from '#shared/roles.ts';
import { baseColumns } from '#server/platform/common/base-entity.ts';
import { connectionType } from '#server/platform/common/pagination.ts';
import type { TableOf } from '#server/platform/db/tables.ts';
import { InArea } from '#server/platform/graphql/access.ts';
import { graphqlEnum } from '#server/platform/graphql/graphql-enum.ts';
import { UserSchema, type User } from '#server/user/user.entity.ts';

export const InvitationState = graphqlEnum('InvitationState', 'How far an invitation is.', {
  QUEUED: 'Its email is not sent yet.',
  SENT: 'The mail server has accepted its email.',
  FAILED: 'The last attempt to send its email failed. It is tried again.',
  ACCEPTED: 'The person has accepted it.',
  EXPIRED: 'It was not accepted in time, or its sender is not an admin any longer.',
  REVOKED: 'An admin revoked it.',
});
export type InvitationState = keyof typeof InvitationState;

export const InvitationSchema = defineEntity({
  name: 'Invitation',
  tableName: 'invitations',
  indexes: [
    // The list is read newest first.
    { properties: ['createdAt', 'id'] },
    {
      name: 'invitations_open_email_unique',
      expression:
        'create unique index invitations_open_email_unique on invitations (email) where accepted_at is null and revoked_at is null',
    },
  ],
  properties: {
    ...baseColumns,
    /** Lower case, like the address of an account. */
    email: p.text(),
    role: p.enum(() => Role),
    /** Language of the email. */
    language: p.text().$type<Language>(),
    /** The admin who sent it last. It is deleted with the account. */
    invitedBy: () => p.manyToOne(UserSchema).ref().deleteRule('cascade').index(),
    /** SHA-256 of the token in the email, hexadecimal; null until the email is sent, and after it was accepted. */
    tokenHash: p.text().nullable().unique(),
    sentAt: p.datetime().nullable(),
    /** When the last attempt to send the email failed; null after a success. */
    failedAt: p.datetime().nullable(),
    expiresAt: p.datetime(),
    acceptedAt: p.datetime().nullable(),
    acceptedBy: () => p.manyToOne(UserSchema).ref().nullable().deleteRule('cascade').index(),
    revokedAt: p.datetime().nullable(),
  },
});

declare module '#server/platform/db/tables.ts' {
  interface Tables {
    invitations: TableOf<typeof InvitationSchema>;
  }
}

@ObjectType({ description: 'An invitation to the school, which was sent by email.' })
@InArea(Area.MEMBERS)
export class Invitation extends InvitationSchema.class {
  @Field(() => ID, { description: 'Opaque id.' })
  override id!: string;

  @Field(() => String, { description: 'The invited address, lower case.' })
  override email!: string;

  @Field(() => Role, { description: 'The role that the person gets.' })
  override role!: Role;

  @Field(() => String, { description: 'Language of the email, such as `de`.' })
  override language!: Language;

  @Field(() => Date, { description: 'When the person was first invited, UTC.' })
  override createdAt!: Opt<Date>;

  @Field(() => Date, { nullable: true, description: 'When the email was last sent, UTC.' })
  override sentAt!: Date | null;

  @Field(() => Date, { description: 'Until when the link is valid, UTC.' })
  override expiresAt!: Date;

  @Field(() => Date, { nullable: true, description: 'When it was accepted, UTC.' })
  override acceptedAt!: Date | null;

  override invitedBy!: Ref<User>;

  override acceptedBy!: Ref<User> | null;
}
InvitationSchema.setClass(Invitation);

export const InvitationConnection = connectionType('Invitation', () => Invitation);

/** How far an invitation is now. `senderRole` is the present role of the person who sent it. */
export function stateOf(invitation: Invitation, senderRole: Role): InvitationState {
  if (invitation.acceptedAt) return 'ACCEPTED';
  if (invitation.revokedAt) return 'REVOKED';
  if (invitation.expiresAt <= new Date() || senderRole !== Role.ADMIN) return 'EXPIRED';
  if (invitation.failedAt) return 'FAILED';
  return invitation.sentAt ? 'SENT' : 'QUEUED';
}
