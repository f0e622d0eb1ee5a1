// @slow server/src/api-v1 docs/api.md
import { execFile } from 'node:child_process';
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { breadAtHome as bread } from '#demo/courses/bread-at-home.ts';
import { ERROR_STATUS } from '#shared/error-codes.ts';
import { groupDigits, TEST_CARDS } from '#sandbox/stripe/resources/test-cards.ts';
import {
  addLecture,
  createCourse,
  dataOf,
  PASSWORD,
  drawPicture,
  register,
  registerAdmin,
  registerPaidSubscriber,
  video,
} from '#testing/factories.ts';
import { startApp, type TestApp } from '#testing/start-app.ts';

const docs = join(import.meta.dirname, '../../../docs');
const page = await readFile(join(docs, 'api.md'), 'utf8');
/** Each command of the page with the answer shown after it and the heading of its section. */
const examples = [...page.matchAll(/```sh\n(.*?)\n```\n\n```json\n(.*?)\n```/gs)].map(
  ([, command = '', answer = ''], index) => [`${index + 1}: ${headingOf(command)}`, command, answer] as const,
);

function headingOf(command: string): string {
  const before = page.slice(0, page.indexOf(command));
  return [...before.matchAll(/^#+ (.+)$/gm)].at(-1)?.[1] ?? '';
}

/** Returns the scopes named by the section of a command. The token gets no others. */
function scopesFor(command: string): string[] {
  const section = page.slice(0, page.indexOf(command)).split(/^#+ /m).at(-1) ?? '';
  const [, named = ''] = /^Scopes: (.+)\.$/m.exec(section) ?? [];
  return [...named.matchAll(/\w+/g)].map(([scope]) => scope);
}

let app: TestApp;
let folder: string;
let environment: NodeJS.ProcessEnv;
beforeAll(async () => {
  app = await startApp();
  folder = await mkdtemp(join(tmpdir(), 'lectern-guide-'));
  await writeFile(join(folder, 'thumbnail.png'), Buffer.from(await (await drawPicture()).arrayBuffer()));
  await writeFile(join(folder, 'lecture.mp4'), Buffer.from(await (await video()).arrayBuffer()));

  const { client: admin } = await registerAdmin(app);
  await createCourse(admin, { title: 'Glass', category: 'Light' });
  const course = await createCourse(admin, { title: bread.title, category: bread.category });
  const lecture = await addLecture(admin, course.id, { title: 'The first loaf' });
  await writeFile(join(folder, 'lecture.vtt'), 'WEBVTT\n\n00:00.000 --> 00:00.500\nFlour\n');
  await registerPaidSubscriber(app);
  const made = await admin.graphql<{ createApiToken: { secret: string } }>(
    `mutation { createApiToken(input: { name: "Guide", scope: WRITE, currentPassword: "${PASSWORD}" }) { secret } }`,
  );
  environment = {
    ...process.env,
    LECTERN_URL: app.url,
    LECTERN_TOKEN: dataOf(made).createApiToken.secret,
    COURSE_ID: course.id,
    COURSE_SLUG: course.slug,
    LECTURE_ID: lecture.id,
    MEMBER_ID: (await register(app)).id,
  };
});
afterAll(async () => {
  await app.stop();
  await rm(folder, { recursive: true, force: true });
});

/** The fields whose values are compared. All others are compared by shape. */
const LITERAL = new Set(['success', 'message', 'code', 'kind', 'role']);

/** Reduces an answer to its shape. A list is reduced to the shape of its entries, which must be the same. */
function shapeOf(value: unknown, name = ''): unknown {
  if (Array.isArray(value)) {
    const shapes = value.map((entry) => JSON.stringify(shapeOf(entry)));
    return [...new Set(shapes)].map((shape) => JSON.parse(shape) as unknown);
  }
  if (typeof value === 'object' && value !== null) {
    const entries = Object.entries(value).sort(([one], [other]) => one.localeCompare(other));
    return Object.fromEntries(entries.map(([key, inner]) => [key, shapeOf(inner, key)]));
  }
  return LITERAL.has(name) || value === null ? value : typeof value;
}

describe('the developer guide', () => {
  it('shows an answer to every command, for at least ten calls', () => {
    expect(examples).toHaveLength(page.match(/```sh/g)?.length ?? 0);
    expect(page.match(/^### \d+\. /gm)?.map((heading) => Number.parseInt(heading.slice(4)))).toEqual(
      Array.from({ length: 10 }, (_, index) => index + 1),
    );
  });

  it.each(examples)(
    'runs %s with only the scopes that its section names',
    async (_heading, command, shown) => {
      await app.sql('update api_tokens set scopes = $1', [scopesFor(command)]);
      const { stdout } = await promisify(execFile)('bash', ['-ec', command], {
        cwd: folder,
        env: environment,
      });
      expect(shapeOf(JSON.parse(stdout)), stdout).toEqual(shapeOf(JSON.parse(shown)));
    },
  );

  it('shows every sample program, and links to no missing section', async () => {
    const shown = [...page.matchAll(/^\[.+\]\(samples\/(.+)\)$/gm)].map(([, name]) => name);
    expect(shown.sort()).toEqual((await readdir(join(docs, 'samples'))).sort());
    const sections = [...page.matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) =>
      heading.toLowerCase().replace(/[^a-z0-9]+/g, '-'),
    );
    const linked = [...page.matchAll(/\]\(#([^)]+)\)/g)].map(([, section]) => section);
    expect(linked.length).toBeGreaterThan(0);
    expect(sections).toEqual(expect.arrayContaining(linked));
  });

  it('lists test cards of the sandbox only', () => {
    const cards = [...page.matchAll(/^\| `([\d ]{19})` /gm)].map(([, number]) => number);
    expect(cards.length).toBeGreaterThan(5);
    expect(TEST_CARDS.map(({ number }) => groupDigits(number))).toEqual(expect.arrayContaining(cards));
  });

  it('lists every error code with its status', () => {
    for (const [code, status] of Object.entries(ERROR_STATUS)) {
      expect(page).toMatch(new RegExp(`^\\| \`${code}\` +\\| ${status} `, 'm'));
    }
  });
});
