import type { SubjectPaths } from '#client/entities/audit/subject-path.ts';
import type { AuditAction, AuditLogQuery, AuditSubjectFragment } from '#client/gql/graphql.ts';
import { auditMessages } from '#shared/audit.ts';
import { language } from '#shared/texts/texts.ts';

export type AuditEntry = AuditLogQuery['auditLog']['edges'][number]['node'];

/** Each feature maps its actions to paths in its `<feature>.audit-actions.ts`. */
const features = import.meta.glob<SubjectPaths>('../*/*.audit-actions.ts', {
  eager: true,
  import: 'auditActions',
});
const subjectPaths = new Map(Object.values(features).flatMap((actions) => Object.entries(actions)));

/** Text of an action for the screen. */
export const actionText = (action: AuditAction): string => auditMessages.action[action];

/** Whether a value from the URL is the name of an action. */
export const isAuditAction = (value: string | null): value is AuditAction =>
  value !== null && value in auditMessages.action;

/** All actions with their texts, sorted by text in the current language. */
export const actionChoices = () =>
  Object.entries(auditMessages.action)
    .map(([value, label]) => ({ value, label }))
    .toSorted((one, other) => one.label.localeCompare(other.label, language()));

/** Path of the entry's subject; null when the subject no longer exists. */
export const subjectPath = (entry: Pick<AuditEntry, 'action'> & AuditSubjectFragment): string | null =>
  subjectPaths.get(entry.action)?.(entry) ?? null;
