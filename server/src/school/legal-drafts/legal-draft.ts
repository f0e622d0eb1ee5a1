import type { LegalPageName } from '#shared/legal.ts';

/** What the product knows about a school. Everything else in a draft is a placeholder. */
export interface DraftFacts {
  /** Name of the school. */
  school: string;
  /** Public address of the school, with its origin. */
  address: string;
  /** Email address for contact; null if the school shows none. */
  contact: string | null;
  /** Days to withdraw: the refund period of the offer, at least the statutory 14. */
  days: number;
}

/** Drafts of the legal pages in one language, in Markdown with `[[placeholders]]` for what only the school knows. */
export type LegalDrafts = Record<LegalPageName, (facts: DraftFacts) => string>;
