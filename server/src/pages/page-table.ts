import { legalMessages, legalPages, type LegalPageName } from '#shared/legal.ts';
import { homeTitle, pageNames } from '#shared/pages.ts';
import { paths, patterns, stateRoutes } from '#shared/paths.ts';
import { settingsPaths } from '#shared/settings-paths.ts';
import { schoolDefaults } from '#shared/school.ts';
import type { Services } from '#server/compose.ts';
import { COURSE_BY_SLUG, type CourseRow } from '#server/course/course-rows.ts';
import { THUMBNAIL_TYPE, thumbnailOf } from '#server/course/course-thumbnail.ts';
import { SHARE_SIZE, SHARE_TYPE } from '#server/course/share-picture.ts';
import type { Actor } from '#server/platform/common/actor.ts';
import { AppError } from '#server/platform/common/errors.ts';
import { isId } from '#server/platform/common/identifier.ts';
import { isStorable } from '#server/platform/common/validate.ts';
import { mediaPath } from '#server/platform/storage/storage.ts';
import { legalPageOf } from '#server/school/legal-page.ts';
import { readMarkdown } from '#server/school/markdown.ts';
import { breadcrumbData, courseData, organizationData } from './course-data.ts';
import type { PageHead, PageImage } from './page-head.ts';
import { pageHeadTexts } from './page-head-texts.ts';
import { readPreviews, readSpokenPreview } from './preview-rows.ts';
import { videoData } from './video-data.ts';

/** The status and head of a page. The client also renders the pages of a 404 and 410. */
export interface PageAnswer {
  status: 200 | 404 | 410;
  head: PageHead;
  /** Whether a missing page still has a screen that shows related content. */
  hasScreen?: boolean;
}

interface Asked {
  parameters: Record<string, string | undefined>;
  /** Returns the caller. Used by pages with restricted access. */
  actor: () => Promise<Actor>;
}

interface Page {
  pattern: URLPattern;
  answer: PageAnswer | ((asked: Asked) => Promise<PageAnswer>);
}

/** A page that is not indexed, such as a personal one. */
export const unlisted: PageAnswer = { status: 200, head: {} };
const legalPageNames = Object.keys(legalPages) as LegalPageName[];
const notFound = (): PageAnswer => ({ status: 404, head: { name: pageNames.notFound } });

/** Maps the addresses of a school's pages to their status and head. */
export class PageTable {
  private readonly pages: readonly Page[];

  constructor(private readonly services: Services) {
    const listed = (
      path: string,
      page: keyof typeof pageNames & keyof typeof pageHeadTexts.description,
    ): [string, Page['answer']] => [
      path,
      named(() => ({
        name: pageNames[page],
        description: pageHeadTexts.description[page],
        canonical: path,
      })),
    ];
    const table: [pattern: string, Page['answer']][] = [
      [paths.home, () => this.home()],
      listed(paths.courses, 'courses'),
      [paths.about, () => this.about()],
      listed(paths.contact, 'contact'),
      ...legalPageNames.map((name): [string, Page['answer']] => [
        legalPages[name].path,
        () => this.legalPage(name),
      ]),
      listed('/certificates', 'certificate'),
      [paths.login, named(() => ({ name: pageNames.login }))],
      [patterns.course, (asked) => this.course(asked)],
      ...[
        patterns.addLecture,
        patterns.editCourse,
        patterns.editLecture,
        patterns.captions,
        patterns.chapters,
      ].map((pattern): [string, PageAnswer] => [pattern, unlisted]),
      [patterns.lectures, (asked) => this.lectures(asked)],
      [
        patterns.certificate,
        named(() => ({
          name: pageNames.certificate,
          description: pageHeadTexts.description.certificate,
        })),
      ],
      [patterns.member, unlisted],
      ...[...Object.values(paths), ...Object.values(stateRoutes), ...Object.values(settingsPaths)]
        .filter((path) => typeof path === 'string')
        .map((path): [string, PageAnswer] => [path.replace(/#.*/, ''), unlisted]),
    ];
    this.pages = table.map(([pathname, answer]) => ({ pattern: new URLPattern({ pathname }), answer }));
  }

  /** Returns the page at a path. Throws the errors of the services. */
  async answer(path: string, actor: Asked['actor']): Promise<PageAnswer> {
    for (const { pattern, answer } of this.pages) {
      const match = pattern.exec({ pathname: path });
      if (!match) continue;
      if (typeof answer !== 'function') return answer;
      const parameters = decoded(match.pathname.groups);
      return parameters ? answer({ parameters, actor }) : notFound();
    }
    return notFound();
  }

  private home(): Promise<PageAnswer> {
    const { config, school } = this.services;
    const { name, intro } = school.current;
    const description = intro === schoolDefaults.intro ? pageHeadTexts.description.home : intro;
    const data = [organizationData(school.current, config.publicUrl)];
    const head = { title: homeTitle(name), description, canonical: paths.home, data };
    return Promise.resolve({ status: 200, head });
  }

  private async about(): Promise<PageAnswer> {
    const own = await readMarkdown(this.services.school.current.about);
    const description = own || pageHeadTexts.description.about;
    return { status: 200, head: { name: pageNames.about, description, canonical: paths.about } };
  }

  private async legalPage(name: LegalPageName): Promise<PageAnswer> {
    const page = legalPageOf(this.services.school.current, name);
    if (!page) return notFound();
    const description = await readMarkdown(page.text);
    const head = { name: legalMessages.titles[name], description, canonical: legalPages[name].path };
    return { status: 200, head };
  }

  private async course({ parameters: { slug = '' }, actor }: Asked): Promise<PageAnswer> {
    const { config, courses, statements } = this.services;
    const course = await courses.bySlug(await actor(), slug).catch(unlessNotFound);
    if (!course) return this.missingCourse(slug);
    const { title, description } = course;
    if (course.publishedAt === null) return { status: 200, head: { name: title } };
    const path = thumbnailOf(course)?.url;
    const previews = await readPreviews(statements, course.id);
    const { name } = this.services.school.current;
    const school = { origin: config.publicUrl, name, price: this.services.school.offer.price };
    const head: PageHead = {
      name: title,
      description,
      canonical: paths.course(slug),
      image: sharePictureOf(course),
      data: [
        courseData(course, school, path),
        breadcrumbData(course, config.publicUrl),
        ...previews.map((preview) =>
          videoData(preview, { origin: config.publicUrl, slug, thumbnailPath: path }),
        ),
      ],
    };
    return { status: 200, head };
  }

  private async lectures({ parameters: { slug = '', lectureId = '' }, actor }: Asked): Promise<PageAnswer> {
    const { config, courses, statements } = this.services;
    const course = await courses.bySlug(await actor(), slug).catch(unlessNotFound);
    if (!course) return this.missingCourse(slug);
    const preview = await readSpokenPreview(statements, slug, lectureId);
    if (!preview) return this.otherLecture({ course, lectureId, actor: await actor() });
    const { title: name, description } = preview;
    const place = { origin: config.publicUrl, slug, thumbnailPath: thumbnailOf(course)?.url };
    const head: PageHead = {
      name,
      description,
      canonical: paths.lecture(slug, preview.id),
      image: sharePictureOf(course),
      data: [videoData(preview, place), breadcrumbData(course, config.publicUrl, preview)],
    };
    return { status: 200, head };
  }

  /**
   * Returns the page of a lecture that is not indexed. If the lecture does not exist, the screen shows the course's
   * other lectures.
   */
  private async otherLecture(asked: {
    course: CourseRow;
    lectureId: string;
    actor: Actor;
  }): Promise<PageAnswer> {
    const { course, lectureId, actor } = asked;
    const head = { name: pageNames.lectures };
    if (lectureId === '') return { status: 200, head };
    const { lectures } = this.services;
    const lecture = isId(lectureId) ? await lectures.byId(actor, lectureId).catch(unlessNotFound) : null;
    const isThere = lecture?.course.id === course.id && lecture.deletedAt === null;
    return { status: isThere ? 200 : 404, head, hasScreen: true };
  }

  /** A deleted course that was published is reported as gone. Drafts stay hidden. */
  private async missingCourse(slug: string): Promise<PageAnswer> {
    const course = isStorable(slug) ? await this.services.statements.first(COURSE_BY_SLUG, { slug }) : null;
    return course?.deletedAt && course.publishedAt ? { ...notFound(), status: 410 } : notFound();
  }
}

/** Returns the answer of a page that always exists. */
const named = (head: () => PageHead) => (): Promise<PageAnswer> =>
  Promise.resolve({ status: 200, head: head() });

/** Returns the image for link previews of a course: the share image or, until it is drawn, the thumbnail. */
function sharePictureOf(course: CourseRow): PageImage | undefined {
  const alt = course.title;
  if (course.shareKey) return { path: mediaPath(course.shareKey), ...SHARE_SIZE, type: SHARE_TYPE, alt };
  const picture = thumbnailOf(course);
  return picture
    ? { path: picture.url, width: picture.width, height: picture.height, type: THUMBNAIL_TYPE, alt }
    : undefined;
}

function unlessNotFound(error: unknown): null {
  if (error instanceof AppError && error.code === 'NOT_FOUND') return null;
  throw error;
}

/** Decodes the parameters of a path. Returns null if one is malformed. */
function decoded(groups: Asked['parameters']): Asked['parameters'] | null {
  try {
    const entries = Object.entries(groups);
    return Object.fromEntries(entries.map(([name, value]) => [name, value && decodeURIComponent(value)]));
  } catch {
    return null;
  }
}
