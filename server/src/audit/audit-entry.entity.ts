import { defineEntity, p, type Opt, type Ref } from '@mikro-orm/core';
import { Field, ID, ObjectType, registerEnumType } from 'type-graphql';
import { baseColumns } from '#server/platform/common/base-entity.ts';
import { connectionType } from '#server/platform/common/pagination.ts';
import { UserSchema, type User } from '#server/user/user.entity.ts';

/** What an admin may have done. */
export const AuditAction = {
  ACCESS_ENDED: 'ACCESS_ENDED',
  ACCESS_GRANTED: 'ACCESS_GRANTED',
  COURSE_CREATED: 'COURSE_CREATED',
  COURSE_DELETED: 'COURSE_DELETED',
  COURSE_EDITED: 'COURSE_EDITED',
  COURSE_PUBLISHED: 'COURSE_PUBLISHED',
  COURSE_RESTORED: 'COURSE_RESTORED',
  COURSE_UNPUBLISHED: 'COURSE_UNPUBLISHED',
  LECTURES_REORDERED: 'LECTURES_REORDERED',
  LECTURE_ADDED: 'LECTURE_ADDED',
  LECTURE_DELETED: 'LECTURE_DELETED',
  LECTURE_EDITED: 'LECTURE_EDITED',
  LECTURE_RESTORED: 'LECTURE_RESTORED',
  MESSAGE_HANDLED: 'MESSAGE_HANDLED',
  MESSAGE_REOPENED: 'MESSAGE_REOPENED',
  PAYMENTS_RECONCILED: 'PAYMENTS_RECONCILED',
  REFUND_RETRIED: 'REFUND_RETRIED',
  ROLE_CHANGED: 'ROLE_CHANGED',
} as const;
export type AuditAction = (typeof AuditAction)[keyof typeof AuditAction];

registerEnumType(AuditAction, {
  name: 'AuditAction',
  description: 'What an admin may have done.',
  valuesConfig: {
    ACCESS_ENDED: { description: "Ended somebody's access." },
    ACCESS_GRANTED: { description: 'Gave somebody access without a payment.' },
    COURSE_CREATED: { description: 'Created a course, or a draft of one.' },
    COURSE_DELETED: { description: 'Put a course in the trash.' },
    COURSE_EDITED: { description: 'Changed texts or picture of a course.' },
    COURSE_PUBLISHED: { description: 'Showed a draft to everybody.' },
    COURSE_RESTORED: { description: 'Took a course out of the trash.' },
    COURSE_UNPUBLISHED: { description: 'Made a published course a draft.' },
    LECTURES_REORDERED: { description: 'Put the lectures of a course in a new order.' },
    LECTURE_ADDED: { description: 'Added a lecture to a course.' },
    LECTURE_DELETED: { description: 'Put a lecture in the trash.' },
    LECTURE_EDITED: { description: 'Changed texts, preview or video of a lecture.' },
    LECTURE_RESTORED: { description: 'Took a lecture out of the trash.' },
    MESSAGE_HANDLED: { description: 'Marked a message as done.' },
    MESSAGE_REOPENED: { description: 'Marked a message as open again.' },
    PAYMENTS_RECONCILED: { description: 'Compared the payments with Stripe.' },
    REFUND_RETRIED: { description: 'Tried a failed refund once more.' },
    ROLE_CHANGED: { description: 'Made somebody an admin, or no longer one.' },
  },
});

export const AuditEntrySchema = defineEntity({
  name: 'AuditEntry',
  tableName: 'audit_entries',
  // The log is read newest first, whole or of one subject.
  indexes: [{ properties: ['createdAt', 'id'] }, { properties: ['subjectId', 'createdAt', 'id'] }],
  properties: {
    ...baseColumns,
    actor: () => p.manyToOne(UserSchema).ref().nullable().deleteRule('set null').index(),
    action: p.text().$type<AuditAction>(),
    /** No foreign key: an entry outlives what it is about. */
    subjectId: p.uuid(),
    subject: p.text(),
    details: p.text(),
  },
});

@ObjectType({ description: 'What an admin did. Entries are never changed.' })
export class AuditEntry extends AuditEntrySchema.class {
  @Field(() => ID, { description: 'Opaque id.' })
  override id!: string;

  @Field(() => AuditAction, { description: 'Like COURSE_DELETED.' })
  override action!: AuditAction;

  @Field(() => ID, { description: 'Id of what it was done to.' })
  override subjectId!: string;

  @Field(() => String, { description: 'Name or title of what it was done to, as it was then.' })
  override subject!: string;

  @Field(() => String, {
    description: 'More of it, in words, like `Role: USER to ADMIN`; empty when there is no more to say.',
  })
  override details!: string;

  @Field(() => Date, { description: 'When it was done, UTC.' })
  override createdAt!: Opt<Date>;

  override actor!: Ref<User> | null;
}
AuditEntrySchema.setClass(AuditEntry);

export const AuditEntryConnection = connectionType('AuditEntry', () => AuditEntry);
