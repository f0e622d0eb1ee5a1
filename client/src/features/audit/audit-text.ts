import { paths } from '#shared/paths.ts';
import type { ToldActions } from '#client/entities/audit/told-action.ts';
import type { AuditAction, AuditLogQuery, CourseAddressesQuery } from '#client/gql/graphql.ts';

export type AuditEntry = AuditLogQuery['auditLog']['edges'][number]['node'];

/** Each feature says in its `<feature>.audit-actions.ts` how its actions are told. */
const features = import.meta.glob<ToldActions>('../*/*.audit-actions.ts', {
  eager: true,
  import: 'auditActions',
});
const told = new Map(Object.values(features).flatMap((actions) => Object.entries(actions)));

/** What was done, for people. */
export const actionText = (action: AuditAction): string => told.get(action)?.text ?? action;

/** Whether a text of an address is the name of an action. */
export const isAuditAction = (value: string | null): value is AuditAction =>
  value !== null && told.has(value);

/** Every action by its text, in their order. */
export const actionChoices = [...told]
  .map(([action, { text }]) => ({ value: action, label: text }))
  .toSorted((one, other) => one.label.localeCompare(other.label));

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
  return told.get(action)?.subjectPath(subjectId, addresses) ?? null;
}
