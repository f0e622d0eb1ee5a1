import { setTimeout as delay } from 'node:timers/promises';
import { chromium, type Browser, type BrowserContext, type Page } from 'playwright-core';
import { findChromium } from '../scripts/lib/chromium.mjs';

const ADMIN = { email: 'admin@example.com', password: 'Lectern#1' };
const CREATE = 'mutation ($input: CreateCourseInput!) { createCourse(input: $input) { slug } }';
const STATES = '{ courses(first: 100) { nodes { lectures { status } } } }';
const LECTURES = 'query ($slug: String!) { course(slug: $slug) { lectures { status failure videoSha256 } } }';
const POLL_EVERY_MS = 1_000;

interface SchoolStates {
  courses: { nodes: { lectures: { status: string }[] }[] };
}

interface KnownLecture {
  status: string;
  failure: string | null;
  videoSha256: string | null;
}

/** An admin's browser tab with the lectures of an empty course. The browser keeps no file handles. */
export class UploadingTab {
  private constructor(
    private readonly browser: Browser,
    private readonly context: BrowserContext,
    private page: Page,
    private readonly slug: string,
  ) {}

  static async open(origin: string): Promise<UploadingTab> {
    const browser = await chromium.launch({
      executablePath: findChromium() ?? undefined,
      args: ['--no-sandbox'],
    });
    const context = await browser.newContext({ baseURL: origin });
    await context.addInitScript(() => Reflect.deleteProperty(window, 'showOpenFilePicker'));
    const page = await context.newPage();
    await page.request.post('/api/v1/user/login', { data: ADMIN });
    const input = { title: 'Endurance', description: '', category: '', instructor: '', publish: false };
    const { createCourse } = await ask<{ createCourse: { slug: string } }>(page, CREATE, { input });
    const tab = new UploadingTab(browser, context, page, createCourse.slug);
    await page.goto(tab.address);
    return tab;
  }

  /** Resolves when all demo lectures are ready. */
  async untilDemoIsReady(): Promise<void> {
    for (;;) {
      const { courses } = await ask<SchoolStates>(this.page, STATES, {});
      const lectures = courses.nodes.flatMap((course) => course.lectures);
      if (lectures.every(({ status }) => status === 'READY')) return;
      await delay(POLL_EVERY_MS);
    }
  }

  /** Uploads the video as a lecture. */
  async choose(video: string): Promise<void> {
    const chooser = this.page.waitForEvent('filechooser');
    await this.page.getByRole('button', { name: 'Add multiple videos', exact: true }).click();
    await (await chooser).setFiles(video);
  }

  /** Closes the tab, opens a new one and chooses the video again. */
  async closeAndComeBack(video: string): Promise<void> {
    await this.page.close();
    this.page = await this.context.newPage();
    await this.page.goto(this.address);
    const chooser = this.page.waitForEvent('filechooser');
    await this.page.getByRole('button', { name: /^Choose the file again:/ }).click();
    await (await chooser).setFiles(video);
  }

  /** Resolves with the lecture's checksum when it is ready. Throws if preparing it fails. */
  async untilReady(): Promise<string> {
    for (;;) {
      const lecture = await this.lecture();
      if (lecture?.status === 'FAILED') throw new Error(`The lecture failed: ${lecture.failure}`);
      if (lecture?.status === 'READY' && lecture.videoSha256) return lecture.videoSha256;
      await delay(POLL_EVERY_MS);
    }
  }

  async close(): Promise<void> {
    await this.browser.close();
  }

  private get address(): string {
    return `/courses/${this.slug}/lectures`;
  }

  private async lecture(): Promise<KnownLecture | undefined> {
    const { course } = await ask<{ course: { lectures: KnownLecture[] } }>(this.page, LECTURES, {
      slug: this.slug,
    });
    return course.lectures[0];
  }
}

/** Sends a GraphQL document with the page's session. */
async function ask<Data>(page: Page, query: string, variables: object): Promise<Data> {
  // An idle connection may be closed just when it is reused.
  const answer = await page.request.post('/graphql', { data: { query, variables }, maxRetries: 1 });
  // Typed by the documents above.
  const { data, errors } = (await answer.json()) as { data: Data; errors?: unknown };
  if (errors) throw new Error(`Refused: ${JSON.stringify(errors)}`);
  return data;
}
