import type { AuditAction } from '#server/audit/audit-action.ts';
import type { AuditFact } from '#server/audit/audit-facts.ts';
import type { SchoolPagePlace } from '#shared/school-page.ts';

/** A free page as stored in the settings, in the order of the links. */
export interface SchoolPageValue {
  id: string;
  /** Increases with each edit. */
  version: number;
  /** Unique among the pages. */
  slug: string;
  title: string;
  /** In Markdown. */
  text: string;
  place: SchoolPagePlace;
  /** When it was last edited, ISO 8601. */
  changedAt: string;
}

/** Returns the free pages after a change, and what the audit log says about it; null if nothing changes. */
export type ChangePages = (pages: readonly SchoolPageValue[]) => {
  pages: readonly SchoolPageValue[];
  action: AuditAction;
  subject: { id: string; label: string };
  facts: AuditFact[];
} | null;
