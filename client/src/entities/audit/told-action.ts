import type { AuditAction } from '#client/gql/graphql.ts';
import { paths } from '#shared/paths.ts';

/** How an action of the audit log is told to people. */
interface ToldAction {
  /** What was done. */
  text: string;
  subjectPath: SubjectPath;
}

/**
 * The address of what an action was done to; null when it is gone. `addresses` are those of the courses and lectures
 * that exist, by their ids.
 */
type SubjectPath = (subjectId: string, addresses: ReadonlyMap<string, string>) => string | null;

/** The actions of one feature, in its `<feature>.audit-actions.ts`. */
export type ToldActions = Partial<Record<AuditAction, ToldAction>>;

export const memberPath: SubjectPath = (id) => paths.member(id);
/** Of a course or a lecture. */
export const teachingPath: SubjectPath = (id, addresses) => addresses.get(id) ?? null;
