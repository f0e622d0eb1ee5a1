import type { SubjectPaths } from '#client/entities/audit/subject-path.ts';
import type { AuditAction, AuditLogQuery, AuditSubjectFragment } from '#client/gql/graphql.ts';
import { auditMessages } from '#shared/audit.ts';
import { language } from '#shared/texts/texts.ts';

export type AuditEntry = AuditLogQuery['auditLog']['edges'][number]['node'];

/** Each feature says in its `<feature>.audit-actions.ts` where its actions lead to. */
const features = import.meta.glob<SubjectPaths>('../*/*.audit-actions.ts', {
  eager: true,
  import: 'auditActions',
});
const subjectPaths = new Map(Object.values(features).flatMap((actions) => Object.entries(actions)));

/** What was done, for people. */
export const actionText = (action: AuditAction): string => auditMessages.action[action];

/** Whether a text of an address is the name of an action. */
export const isAuditAction = (value: string | null): value is AuditAction =>
  value !== null && value in auditMessages.action;

/** Every action by its text, in their order. */
export const actionChoices = () =>
  Object.entries(auditMessages.action)
    .map(([value, label]) => ({ value, label }))
    .toSorted((one, other) => one.label.localeCompare(other.label, language()));

/** Where the subject of an entry is now; null when it is gone. */
export const subjectPath = (entry: Pick<AuditEntry, 'action'> & AuditSubjectFragment): string | null =>
  subjectPaths.get(entry.action)?.(entry) ?? null;
