import type { SubjectPaths } from '#client/entities/audit/subject-path.ts';
import type { AuditAction, AuditLogQuery, CourseAddressesQuery } from '#client/gql/graphql.ts';
import { auditMessages } from '#shared/audit.ts';
import { paths } from '#shared/paths.ts';
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

/** The addresses of the courses and lectures that exist, by their ids. */
export function addressesOf(courses: CourseAddressesQuery['courses']['nodes']): ReadonlyMap<string, string> {
  return new Map(
    courses.flatMap(({ id, slug, lectures }) => [
      [id, paths.course(slug)] as const,
      ...lectures.map((lecture) => [lecture.id, paths.lecture(slug, lecture.id)] as const),
    ]),
  );
}

/**
 * Where the subject of an entry is now; null when it is gone.
 *
 * @param addresses of the courses and lectures that exist.
 */
export function subjectPath(
  { action, subjectId }: Pick<AuditEntry, 'action' | 'subjectId'>,
  addresses: ReadonlyMap<string, string>,
): string | null {
  return subjectPaths.get(action)?.(subjectId, addresses) ?? null;
}
