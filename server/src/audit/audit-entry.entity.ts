import { defineEntity, p, type Opt, type Ref } from '@mikro-orm/core';
import { Field, ID, ObjectType } from 'type-graphql';
import { Area } from '#shared/api-scopes.ts';
import { InArea } from '#server/platform/graphql/access.ts';
import { baseColumns } from '#server/platform/common/base-entity.ts';
import { connectionType } from '#server/platform/common/pagination.ts';
import { UserSchema, type User } from '#server/user/user.entity.ts';
import type { AuditFact } from './audit-facts.ts';
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
    /** Empty for a person who was gone by then. */
    subject: p.text(),
    /** In English, for searching; entries that are older than their facts have no other words. */
    details: p.text(),
    facts: p.json().$type<AuditFact[]>().nullable(),
  },
});

@ObjectType({ description: 'What an admin did. Entries are never changed.' })
@InArea(Area.SCHOOL)
export class AuditEntry extends AuditEntrySchema.class {
  @Field(() => ID, { description: 'Opaque id.' })
  override id!: string;

  @Field(() => auditActionEnum, { description: 'Like COURSE_DELETED.' })
  override action!: AuditAction;

  @Field(() => ID, { description: 'Id of what it was done to.' })
  override subjectId!: string;

  override subject!: string;

  override details!: string;

  override facts!: AuditFact[] | null;

  @Field(() => Date, { description: 'When it was done, UTC.' })
  override createdAt!: Opt<Date>;

  override actor!: Ref<User> | null;
}
AuditEntrySchema.setClass(AuditEntry);

export const AuditEntryConnection = connectionType('AuditEntry', () => AuditEntry);
