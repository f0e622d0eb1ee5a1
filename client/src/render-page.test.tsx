import { describe, expect, it } from 'vitest';
import { CourseDocument, CoursesDocument, PlanDocument } from '#client/gql/graphql.ts';
import { metaOf } from '#client/graphql/trusted-documents.ts';
import { sampleCatalogue, sampleCourse } from '#client/testing/course-samples.ts';
import type { SchoolAnswer } from '#shared/page-rendering.ts';
import { renderPage } from './render-page.tsx';

const plan = {
  __typename: 'Plan',
  price: { __typename: 'Money', amount: 49_900, currency: 'usd' },
  termYears: 1,
  refundWindowDays: 14,
  graceDays: 7,
  publishableKey: null,
};
const documents = { Courses: CoursesDocument, Course: CourseDocument, Plan: PlanDocument };
type Operation = keyof typeof documents;

/** Renders a page with these answers. Returns what was asked, too. */
async function render(address: string, answers: Partial<Record<Operation, object>>) {
  const asked: [operation: string, variables: object][] = [];
  const page = await renderPage(address, (hash, variables) => {
    const operation = (Object.keys(documents) as Operation[]).find(
      (name) => metaOf(documents[name])?.hash === hash,
    );
    asked.push([operation ?? hash, variables]);
    const answer: SchoolAnswer = { data: { ...(operation && answers[operation]) } };
    return Promise.resolve(answer);
  });
  return { ...page, body: page?.body ?? '', asked };
}

/** The catalogue with a page after this one. */
function grown(...ids: string[]) {
  const { courses } = sampleCatalogue(ids.map((id) => sampleCourse(id)));
  return { courses: { ...courses, pageInfo: { ...courses.pageInfo, hasNextPage: true } } };
}

describe('a rendered page', () => {
  it('of the catalogue leads on without scripts, to what comes next', async () => {
    const first = await render('/courses?sort=title', { Courses: grown('1', '2') });
    const [, next = ''] = /<noscript><a [^>]*href="([^"]*)"/.exec(first.body) ?? [];
    expect(next).toBe('/courses?sort=title&amp;after=cursor-2');
    const second = await render(next.replace('&amp;', '&'), {
      Courses: sampleCatalogue([sampleCourse('3')]),
    });
    expect(second.asked).toEqual([['Courses', { sort: 'TITLE', after: 'cursor-2' }]]);
    expect(second.body).toContain('Course 3');
    expect(second.body).not.toContain('Next page');
    // Whoever runs scripts is shown the list from its beginning.
    expect(second.body).not.toContain('<script');
  });

  it('keeps what somebody has written from ending its data', async () => {
    const title = '</script><script>alert(1)</script><!--';
    const { body } = await render('/', {
      Courses: sampleCatalogue([sampleCourse('1', { title })]),
      Plan: { plan },
    });
    expect(body.match(/<script/g)).toHaveLength(1);
    expect(body.match(/<\/script/g)).toHaveLength(1);
    const [, data = ''] = /<script type="application\/json" id="answers">(.*)<\/script>$/s.exec(body) ?? [];
    expect(JSON.parse(data)).toMatchObject({ ROOT_QUERY: { me: null }, 'Course:1': { title } });
  });

  it('brings its pictures of the first sight and all its styles in the head', async () => {
    const { head = '', body } = await render('/courses', { Courses: sampleCatalogue([sampleCourse('1')]) });
    expect(head).toContain('<link rel="preload" as="image" href="/media/cover.webp"');
    expect(head).not.toContain('<title>');
    const classes = new Set([...body.matchAll(/\bcss-(\w+)/g)].map(([, name = '']) => name));
    expect(classes.size).toBeGreaterThan(20);
    const [, names = ''] = /<style data-emotion="css ([^"]*)"/.exec(head) ?? [];
    expect([...classes].filter((name) => !names.split(' ').includes(name))).toEqual([]);
  });

  it('is none for a screen that knows who is there', async () => {
    for (const address of ['/login', '/user/profile', '/courses/a/lectures', '/nowhere']) {
      expect((await render(address, {})).head).toBeUndefined();
    }
  });

  it('is none when the school refuses an answer', async () => {
    const refused = { errors: [{ message: 'There is no such course' }], data: null };
    expect(await renderPage('/courses/gone', () => Promise.resolve(refused))).toBeNull();
  });

  it('fails when the school cannot be asked', async () => {
    const fault = () => Promise.reject(new Error('A fault of ours'));
    await expect(renderPage('/courses', fault)).rejects.toThrow('A fault of ours');
  });
});
