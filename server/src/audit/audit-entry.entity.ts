import { defineEntity, p, type Opt, type Ref } from '@mikro-orm/core';
import { Field, ID, ObjectType } from 'type-graphql';
import { baseColumns } from '#server/platform/common/base-entity.ts';
import { connectionType } from '#server/platform/common/pagination.ts';
import { UserSchema, type User } from '#server/user/user.entity.ts';
import { auditActionEnum, type AuditAction } from './audit-action.ts';

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

  @Field(() => auditActionEnum, { description: 'Like COURSE_DELETED.' })
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
