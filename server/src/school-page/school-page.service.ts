import type { z } from 'zod';
import { schoolPageLimits } from '#shared/school-page.ts';
import { schoolPageRules } from '#shared/school-page.rules.ts';
import { schoolPageTexts } from '#shared/texts/school-page.ts';
import { changed } from '#server/audit/audit-facts.ts';
import { requireAdmin, type Actor } from '#server/platform/common/actor.ts';
import { differences } from '#server/platform/common/differences.ts';
import { AppError } from '#server/platform/common/errors.ts';
import { newId, requireId } from '#server/platform/common/identifier.ts';
import { validate } from '#server/platform/common/validate.ts';
import type { SchoolPageValue } from '#server/school/school-page-value.ts';
import type { SchoolService } from '#server/school/school.service.ts';
import type { School } from '#server/school/school.type.ts';
import { schoolPageActions } from './school-page.audit-actions.ts';
import type { SchoolPage } from './school-page.type.ts';

type Fields = z.input<typeof schoolPageRules>;

/** A new page. The position counts from 0; by default the page comes last. */
type NewPage = Fields & { position?: number | null };

/** Changed fields of a page. Missing and null fields stay unchanged. */
type PageEdit = { [Name in keyof NewPage]?: NewPage[Name] | null } & { version: number };

const { validation } = schoolPageTexts;

/**
 * The free pages of the school. They are settings like the legal pages: stored in the same row, cached in every process, and
 * rendered by the same code.
 */
export class SchoolPageService {
  constructor(private readonly school: SchoolService) {}

  /** Returns the pages of a school, in the order of their links. */
  of({ pages }: School): SchoolPage[] {
    return pages.map(pageOf);
  }

  /** Returns a page of the school; null if there is none. */
  bySlug(slug: string, { pages }: School = this.school.current): SchoolPage | null {
    const found = pages.find((page) => page.slug === slug.normalize('NFC').toLowerCase());
    return found ? pageOf(found) : null;
  }

  /** Creates a page. Throws UNAUTHENTICATED, FORBIDDEN, BAD_USER_INPUT. */
  async create(
    actor: Actor,
    { position, ...fields }: NewPage,
  ): Promise<{ page: SchoolPage; school: School }> {
    requireAdmin(actor);
    const page = { id: newId(), version: 1, ...validate(schoolPageRules, fields), changedAt: now() };
    const school = await this.school.changePages(actor, (pages) => {
      const { max } = schoolPageLimits.count;
      if (pages.length >= max) throw refusal('title', validation.count({ count: max }));
      requireFree(pages, page);
      return {
        pages: pages.toSpliced(placeIn(pages, position ?? pages.length), 0, page),
        action: schoolPageActions.SCHOOL_PAGE_CREATED,
        subject: { id: page.id, label: page.title },
        facts: [],
      };
    });
    return { page: pageOf(page), school };
  }

  /** Edits a page. Throws UNAUTHENTICATED, FORBIDDEN, NOT_FOUND, BAD_USER_INPUT, CONFLICT if `version` is not the newest. */
  async update(
    actor: Actor,
    id: string,
    { version, position, ...fields }: PageEdit,
  ): Promise<{ page: SchoolPage; school: School }> {
    requireAdmin(actor);
    const given = Object.fromEntries(Object.entries(fields).filter(([, value]) => value != null));
    const edit = validate(schoolPageRules.partial(), given);
    const key = requireId(id, 'id');
    const school = await this.school.changePages(actor, (pages) => {
      const [before, index] = find(pages, key);
      if (before.version !== version) throw new AppError('CONFLICT', schoolPageTexts.conflict);
      const changes = differences<SchoolPageValue>(before, edit);
      const names = Object.keys(changes);
      const after = { ...before, ...changes };
      requireFree(pages, after);
      if (names.length > 0) Object.assign(after, { version: before.version + 1, changedAt: now() });
      const others = pages.toSpliced(index, 1);
      const to = placeIn(others, position ?? index);
      if (to !== index) names.push('position');
      if (names.length === 0) return null;
      return {
        pages: others.toSpliced(to, 0, after),
        action: schoolPageActions.SCHOOL_PAGE_EDITED,
        subject: { id: key, label: after.title },
        facts: [changed(...names)],
      };
    });
    return { page: pageOf(find(school.pages, key)[0]), school };
  }

  /** Deletes a page. Throws UNAUTHENTICATED, FORBIDDEN, NOT_FOUND, BAD_USER_INPUT. */
  async delete(actor: Actor, id: string): Promise<{ id: string; school: School }> {
    requireAdmin(actor);
    const key = requireId(id, 'id');
    const school = await this.school.changePages(actor, (pages) => {
      const [{ title }, index] = find(pages, key);
      return {
        pages: pages.toSpliced(index, 1),
        action: schoolPageActions.SCHOOL_PAGE_DELETED,
        subject: { id: key, label: title },
        facts: [],
      };
    });
    return { id: key, school };
  }
}

const now = (): string => new Date().toISOString();

const pageOf = ({ changedAt, ...page }: SchoolPageValue): SchoolPage => ({
  ...page,
  changedAt: new Date(changedAt),
});

/** The position, limited to the length of the list. */
const placeIn = (pages: readonly unknown[], position: number): number =>
  Math.min(Math.max(position, 0), pages.length);

function find(pages: readonly SchoolPageValue[], id: string): [SchoolPageValue, number] {
  const index = pages.findIndex((page) => page.id === id);
  const page = pages[index];
  if (!page) throw new AppError('NOT_FOUND', schoolPageTexts.notFound);
  return [page, index];
}

function requireFree(pages: readonly SchoolPageValue[], { id, slug }: SchoolPageValue): void {
  if (pages.some((page) => page.slug === slug && page.id !== id)) throw refusal('slug', validation.slugTaken);
}

const refusal = (field: string, message: string): AppError =>
  new AppError('BAD_USER_INPUT', message, { fields: { [field]: message } });
