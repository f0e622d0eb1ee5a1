import type { AuditAction } from '#client/gql/graphql.ts';
import { paths } from '#shared/paths.ts';

/**
 * The address of what an action of the audit log was done to; null when it is gone. `addresses` are those of the courses and
 * lectures that exist, by their ids.
 */
type SubjectPath = (subjectId: string, addresses: ReadonlyMap<string, string>) => string | null;

/** Those of the actions of one feature, in its `<feature>.audit-actions.ts`. */
export type SubjectPaths = Partial<Record<AuditAction, SubjectPath>>;

export const memberPath: SubjectPath = (id) => paths.member(id);
/** Of a course or a lecture. */
export const teachingPath: SubjectPath = (id, addresses) => addresses.get(id) ?? null;
