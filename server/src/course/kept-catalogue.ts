import type { Actor } from '#server/platform/common/actor.ts';
import { keptRows, type Kept } from '#server/platform/answers/kept.ts';
import type { PublicContent } from '#server/platform/answers/public-content.ts';
import type { Catalogue, CoursePage, CourseQuery, ListedCourse } from './catalogue.ts';
import { CourseState } from './course-state.ts';
import type { CategoryCount } from './course.entity.ts';

type Page = CoursePage<ListedCourse>;

/** The catalogue for all callers but admins. Pages are cached, except those of a search. */
export class KeptCatalogue {
  private readonly pages: Kept<Page>;
  private readonly totals: Kept<{ count: number }>;
  private readonly categories: Kept<CategoryCount[]>;

  constructor(
    private readonly catalogue: Catalogue,
    content: PublicContent,
  ) {
    this.pages = keptRows(content);
    this.totals = keptRows(content);
    this.categories = keptRows(content);
  }

  /** A page of courses. Throws BAD_USER_INPUT, and UNAUTHENTICATED or FORBIDDEN for drafts. */
  async list(actor: Actor, query: CourseQuery): Promise<Page> {
    const { first, after, search, category, sort, state = CourseState.PUBLISHED, updatedSince } = query;
    // Other states are refused, for reasons that depend on the caller. Programs that copy changes ask for a new time each.
    if (search?.trim() || state !== CourseState.PUBLISHED || updatedSince != null)
      return this.catalogue.list(actor, query);
    const key = JSON.stringify([first, after ?? null, category ?? null, sort ?? null]);
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
