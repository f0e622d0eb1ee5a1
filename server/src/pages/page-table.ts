import { pageTexts } from '#shared/pages.ts';
import { paths, patterns, stateRoutes } from '#shared/paths.ts';
import type { Services } from '#server/compose.ts';
import { COURSE_BY_SLUG } from '#server/course/course-rows.ts';
import type { Actor } from '#server/platform/common/actor.ts';
import { AppError } from '#server/platform/common/errors.ts';
import { isStorable } from '#server/platform/common/validate.ts';
import { breadcrumbData, courseData, organizationData } from './course-data.ts';
import type { PageHead } from './page-head.ts';

/** What a page's address comes to. The page that shows a 404 or 410 is the client's, too. */
export interface PageAnswer {
  status: 200 | 404 | 410;
  head: PageHead;
}

interface Asked {
  parameters: Record<string, string | undefined>;
  /** Who asks; looked up by the pages that not everybody sees. */
  actor: () => Promise<Actor>;
}

interface Page {
  pattern: URLPattern;
  answer: PageAnswer | ((asked: Asked) => Promise<PageAnswer>);
}

/** A page that is for a person, or for nobody to find: it has the school's name alone. */
export const unlisted: PageAnswer = {
  status: 200,
  head: { name: pageTexts.home.name, title: pageTexts.home.name },
};
const notFound: PageAnswer = { status: 404, head: pageTexts.notFound };

/** The pages of a school, by address. */
export class PageTable {
  private readonly pages: readonly Page[];

  constructor(private readonly services: Services) {
    const { home, courses, about, contact, certificate } = pageTexts;
    const { publicUrl: origin } = services.config;
    const listed = (path: string, head: PageHead, pattern = path): [string, PageAnswer] => [
      pattern,
      { status: 200, head: { ...head, canonical: path } },
    ];
    const table: [pattern: string, Page['answer']][] = [
      listed(paths.home, { ...home, data: [organizationData({ origin })] }),
      listed(paths.courses, courses),
      listed(paths.about, about),
      listed(paths.contact, contact),
      listed('/certificates', certificate),
      [patterns.course, (asked) => this.course(asked)],
      ...[patterns.addLecture, patterns.editCourse, patterns.editLecture, patterns.captions].map(
        (pattern): [string, PageAnswer] => [pattern, unlisted],
      ),
      [patterns.lectures, (asked) => this.lectures(asked)],
      [patterns.certificate, { status: 200, head: certificate }],
      [patterns.member, unlisted],
      ...[...Object.values(paths), ...Object.values(stateRoutes)]
        .filter((path) => typeof path === 'string')
        .map((path): [string, PageAnswer] => [path.replace(/#.*/, ''), unlisted]),
    ];
    this.pages = table.map(([pathname, answer]) => ({ pattern: new URLPattern({ pathname }), answer }));
  }

  /** Whether there can be a page at a path. */
  has(path: string): boolean {
    return this.pages.some(({ pattern }) => pattern.test({ pathname: path }));
  }

  /** What is at a path. Throws what the services throw when they cannot say. */
  async answer(path: string, actor: Asked['actor']): Promise<PageAnswer> {
    for (const { pattern, answer } of this.pages) {
      const match = pattern.exec({ pathname: path });
      if (!match) continue;
      return typeof answer === 'function' ? answer({ parameters: match.pathname.groups, actor }) : answer;
    }
    return notFound;
  }

  private async course({ parameters: { slug = '' }, actor }: Asked): Promise<PageAnswer> {
    const { config, courses, storage } = this.services;
    const course = await courses.bySlug(await actor(), slug).catch(unlessNotFound);
    if (!course) return this.missingCourse(slug);
    const { title, description, thumbnailKey } = course;
    if (course.publishedAt === null) return { status: 200, head: { name: title } };
    const path = thumbnailKey ? storage.publicUrl(thumbnailKey) : undefined;
    const school = { origin: config.publicUrl, price: config.plan.price };
    const head: PageHead = {
      name: title,
      description,
      canonical: paths.course(slug),
      ...(path !== undefined && { image: { path, width: 1280, height: 720 } }),
      data: [courseData(course, school, path), breadcrumbData(course, config.publicUrl)],
    };
    return { status: 200, head };
  }

  private async lectures({ parameters: { slug = '' }, actor }: Asked): Promise<PageAnswer> {
    const course = await this.services.courses.bySlug(await actor(), slug).catch(unlessNotFound);
    return course ? { status: 200, head: pageTexts.lectures } : this.missingCourse(slug);
  }

  /** A course that was taught and is in the trash is gone; of a draft nobody learns. */
  private async missingCourse(slug: string): Promise<PageAnswer> {
    const course = isStorable(slug) ? await this.services.statements.first(COURSE_BY_SLUG, [slug]) : null;
    return course?.deletedAt && course.publishedAt ? { ...notFound, status: 410 } : notFound;
  }
}

function unlessNotFound(error: unknown): null {
  if (error instanceof AppError && error.code === 'NOT_FOUND') return null;
  throw error;
}
