import type { Language } from '#shared/languages.ts';
import type { LegalPageName } from '#shared/legal.ts';
import { legalDraftRules } from '#shared/school.rules.ts';
import { requireAdmin, type Actor } from '#server/platform/common/actor.ts';
import { validate } from '#server/platform/common/validate.ts';
import type { LegalDrafts as DraftsOfLanguage } from './legal-drafts/legal-draft.ts';
import type { SchoolService } from './school.service.ts';

/** The shortest period in which consumers in the EU may withdraw, in days (directive 2011/83, article 9). */
const STATUTORY_DAYS = 14;

/** The drafts of each language, loaded on first use, because most schools never need them again. */
const languages: Record<Language, () => Promise<{ drafts: DraftsOfLanguage }>> = {
  en: () => import('./legal-drafts/en.ts'),
  de: () => import('./legal-drafts/de.ts'),
  fr: () => import('./legal-drafts/fr.ts'),
  es: () => import('./legal-drafts/es.ts'),
  'pt-BR': () => import('./legal-drafts/pt-br.ts'),
  ja: () => import('./legal-drafts/ja.ts'),
  ar: () => import('./legal-drafts/ar.ts'),
};

/** Drafts of the legal pages, to complete by the school. They contain what its settings say. */
export class LegalDrafts {
  constructor(
    private readonly school: SchoolService,
    private readonly publicUrl: string,
  ) {}

  /** Returns a draft in Markdown. Throws UNAUTHENTICATED, FORBIDDEN, BAD_USER_INPUT for an unknown language. */
  async read(actor: Actor, name: LegalPageName, language: string): Promise<string> {
    requireAdmin(actor);
    const tag = validate(legalDraftRules, { language }).language;
    const { drafts } = await languages[tag]();
    const { name: school, contact, refundDays } = this.school.current;
    const days = Math.max(refundDays, STATUTORY_DAYS);
    return drafts[name]({ school, address: this.publicUrl, contact: contact || null, days });
  }
}
