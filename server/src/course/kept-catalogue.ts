import type { Actor } from '#server/platform/common/actor.ts';
import type { AnswerCache } from '#server/platform/answers/answer-cache.ts';
import { KeptRows } from '#server/platform/answers/kept-rows.ts';
import type { Catalogue, CoursePage, CourseQuery, ListedCourse } from './catalogue.ts';
import type { CategoryCount } from './course.entity.ts';

type Page = CoursePage<ListedCourse>;

/** The catalogue for all callers but admins. Pages are cached, except those of a search. */
export class KeptCatalogue {
  private readonly pages: KeptRows<Page>;
  private readonly totals: KeptRows<{ count: number }>;
  private readonly categories: KeptRows<CategoryCount[]>;

  constructor(
    private readonly catalogue: Catalogue,
    answers: AnswerCache,
  ) {
    this.pages = new KeptRows(answers);
    this.totals = new KeptRows(answers);
    this.categories = new KeptRows(answers);
  }

  /** A page of courses. Throws BAD_USER_INPUT, and UNAUTHENTICATED or FORBIDDEN for drafts. */
  async list(actor: Actor, query: CourseQuery): Promise<Page> {
    const { first, after, search, category, sort, state } = query;
    if (search?.trim()) return this.catalogue.list(actor, query);
    // Only pages are cached. Errors are not.
    const key = JSON.stringify([first, after ?? null, category ?? null, sort ?? null, state ?? null]);
    const page = await this.pages.read(key, () => this.catalogue.list(actor, query));
    return {
      ...page,
      totalCount: async () => {
        const { count } = await this.totals.read(key, async () => ({ count: await page.totalCount() }));
        return count;
      },
      categories: () => this.categories.read(key, page.categories),
    };
  }
}
