import { defineEntity, p, type Opt, type Ref } from '@mikro-orm/core';
import { Field, ID, ObjectType } from 'type-graphql';
import { Area } from '#shared/api-scopes.ts';
import { InArea } from '#server/platform/graphql/access.ts';
import { baseColumns } from '#server/platform/common/base-entity.ts';
import type { TableOf } from '#server/platform/db/tables.ts';
import { connectionType } from '#server/platform/common/pagination.ts';
import { UserSchema, type User } from '#server/user/user.entity.ts';
import type { AuditFact } from './audit-facts.ts';
import { auditActionEnum, type AuditAction } from './audit-action.ts';

export const AuditEntrySchema = defineEntity({
  name: 'AuditEntry',
  tableName: 'audit_entries',
  // The log is read newest first, in full or for one subject.
  indexes: [{ properties: ['createdAt', 'id'] }, { properties: ['subjectId', 'createdAt', 'id'] }],
  properties: {
    ...baseColumns,
    actor: () => p.manyToOne(UserSchema).ref().nullable().deleteRule('set null').index(),
    action: p.text().$type<AuditAction>(),
    /** No foreign key: an entry outlives its subject. */
    subjectId: p.uuid(),
    /** Empty for a member whose account was already deleted. */
    subject: p.text(),
    /** In English, for searching. Entries from before `facts` was introduced only have this text. */
    details: p.text(),
    facts: p.json().$type<AuditFact[]>().nullable(),
  },
});

declare module '#server/platform/db/tables.ts' {
  interface Tables {
    auditEntries: TableOf<typeof AuditEntrySchema>;
  }
}

@ObjectType({ description: 'An admin action. Entries are never changed.' })
@InArea(Area.SCHOOL)
export class AuditEntry extends AuditEntrySchema.class {
  @Field(() => ID, { description: 'Opaque id.' })
  override id!: string;

  @Field(() => auditActionEnum, { description: 'Such as COURSE_DELETED.' })
  override action!: AuditAction;

  @Field(() => ID, { description: 'Id of the object of the action.' })
  override subjectId!: string;

  override subject!: string;

  override details!: string;

  override facts!: AuditFact[] | null;

  @Field(() => Date, { description: 'Time of the action, UTC.' })
  override createdAt!: Opt<Date>;

  override actor!: Ref<User> | null;
}
AuditEntrySchema.setClass(AuditEntry);

export const AuditEntryConnection = connectionType('AuditEntry', () => AuditEntry);
