// @vitest-environment happy-dom
import { within } from '@testing-library/react';
import { GraphQLError } from 'graphql';
import type { ReactNode } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { describe, expect, it } from 'vitest';
import { Providers } from '#client/app/providers.tsx';
import { outboxOf } from '#client/features/progress/progress-outbox.ts';
import type { BegunLectureFragment } from '#client/gql/graphql.ts';
import { sampleCatalogue, sampleCourse } from '#client/testing/course-samples.ts';
import { createCountingClient, type Answers } from '#client/testing/counting-client.ts';
import { sampleBegun, sampleLectureProgress } from '#client/testing/progress-samples.ts';
import { eventually } from '#client/testing/eventually.ts';
import { render } from '#client/testing/render.tsx';
import { sampleUser } from '#client/testing/session-samples.ts';
import { CourseRows } from './course-rows.tsx';
import { WhatIsIncluded } from './what-is-included.tsx';

const watching = (nodes: readonly BegunLectureFragment[]) => ({
  continueWatching: { __typename: 'LectureProgressConnection', nodes },
});

function createSchool(answers: Answers = {}) {
  return createCountingClient({
    Me: () => ({ me: sampleUser('USER', 'ACTIVE') }),
    Courses: () => sampleCatalogue([sampleCourse('1')]),
    ContinueWatching: () => watching([]),
    ...answers,
  });
}

async function open({ client, sent }: ReturnType<typeof createSchool>, element: ReactNode = <CourseRows />) {
  const page = await render(
    <Providers client={client}>
      <RouterProvider router={createMemoryRouter([{ path: '*', element }])} />
    </Providers>,
  );
  const headings = () => page.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
  return { ...page, sent, headings };
}

describe('the content below the headline', () => {
  it('is the newest courses for a visitor, without a query for started lectures', async () => {
    const page = await open(createSchool({ Me: () => ({ me: null }) }));
    expect(page.headings()).toEqual(['Newest courses']);
    expect(page.sent).not.toContain('ContinueWatching');
    await page.unmount();
  });

  it('is a link to create the first course for an admin of a school without courses', async () => {
    const empty = { Courses: () => sampleCatalogue([]) };
    const admin = await open(createSchool({ ...empty, Me: () => ({ me: sampleUser('ADMIN', 'ACTIVE') }) }));
    await eventually(() => admin.getByRole('link', { name: 'Create New Course' }));
    await admin.unmount();
    const visitor = await open(createSchool({ ...empty, Me: () => ({ me: null }) }));
    expect(visitor.getByText('No courses yet')).toBeTruthy();
    expect(visitor.queryByRole('link', { name: 'Create New Course' })).toBeNull();
    await visitor.unmount();
  });

  it('is the newest courses for a learner who has started nothing', async () => {
    const page = await open(createSchool());
    expect(page.headings()).toEqual(['Newest courses']);
    await page.unmount();
  });

  it('starts with the lectures in progress, each linked to its position', async () => {
    const begun = [sampleBegun('7', { position: 754.9 }), sampleBegun('8', { position: 0 })];
    const page = await open(createSchool({ ContinueWatching: () => watching(begun) }));
    expect(page.headings()).toEqual(['Continue watching', 'Newest courses']);
    const row = page.getByRole('region', { name: 'Continue watching' });
    const cards = within(row).getAllByRole('article');
    expect(cards.map((card) => within(card).getAllByRole('link')[0]?.getAttribute('href'))).toEqual([
      '/courses/course-of-7/lectures/7',
      '/courses/course-of-8/lectures/8',
    ]);
    expect(cards[0]?.textContent).toContain('Resume at 12:34');
    expect(within(row).getAllByRole('progressbar')[0]?.getAttribute('aria-valuenow')).toBe('21');
    expect(cards[1]?.textContent).toContain('Start');
    await page.unmount();
  });

  it('shows an error next to the newest courses, and can be retried', async () => {
    let isDown = true;
    const school = createSchool({
      ContinueWatching: () =>
        isDown ? new GraphQLError('The service is not available') : watching([sampleBegun('7')]),
    });
    const page = await open(school);
    expect(page.headings()).toEqual(['Continue watching', 'The service is not available', 'Newest courses']);
    isDown = false;
    await page.press('Try again');
    expect(page.headings()).toEqual(['Continue watching', 'Newest courses']);
    await page.unmount();
  });

  it('is refetched on each visit, because the learner may have used another device', async () => {
    let position = 20;
    const school = createSchool({ ContinueWatching: () => watching([sampleBegun('7', { position })]) });
    const first = await open(school);
    expect(first.container.textContent).toContain('Resume at 0:20');
    await first.unmount();
    position = 300;
    const second = await open(school);
    expect(second.container.textContent).toContain('Resume at 5:00');
    await second.unmount();
  });

  it('is refetched after a lecture, once its last position is saved', async () => {
    let kept = 20;
    const school = createSchool({
      ContinueWatching: () => watching([sampleBegun('7', { position: kept })]),
      SaveProgress: () => {
        kept = 300;
        return {
          saveProgress: {
            ...sampleLectureProgress('7', { position: kept }),
            lecture: { __typename: 'Lecture', id: '7', progress: sampleLectureProgress('7') },
          },
        };
      },
    });
    const first = await open(school);
    expect(first.container.textContent).toContain('Resume at 0:20');
    await first.unmount();
    const place = { userId: 'user-1', lectureId: '7', position: 300, at: Date.now() };
    void outboxOf(school.client).save(place, false);
    const second = await open(school);
    expect(second.container.textContent).toContain('Resume at 5:00');
    expect(school.sent.filter((name) => name === 'ContinueWatching').length).toBeGreaterThanOrEqual(2);
    expect(school.sent.lastIndexOf('ContinueWatching')).toBeGreaterThan(school.sent.indexOf('SaveProgress'));
    await second.unmount();
  });
});

describe('the subscription offer', () => {
  const plan = {
    __typename: 'Plan',
    price: { __typename: 'Money', amount: 49_900, currency: 'usd' },
    priceTax: 'NONE',
    monthlyNotice: false,
    termYears: 1,
    refundWindowDays: 14,
    graceDays: 7,
    trialDays: 0,
    renewalConsent: false,
  };
  const visitor = { Me: () => ({ me: null }), Plan: () => ({ plan }) };

  it.each([
    ['a course', []],
    ['a lecture', [sampleCourse('1', { numberOfLectures: 0 })]],
  ])('is announced but not sold in a school without %s', async (_what, courses) => {
    const empty = createSchool({ ...visitor, Courses: () => sampleCatalogue(courses) });
    const page = await open(empty, <WhatIsIncluded />);
    expect(page.headings()).toEqual(['The first courses are on their way']);
    expect(page.container.textContent).not.toContain('exists today');
    expect(page.getAllByRole('link').map(({ textContent }) => textContent)).toEqual(['Contact Us']);
    await page.unmount();
  });

  it('is sold once there is a course', async () => {
    const page = await open(createSchool(visitor), <WhatIsIncluded />);
    expect(page.headings()).toEqual(['One subscription, everything included']);
    page.getByText('Every course available today');
    page.getByRole('link', { name: 'Subscribe' });
    await page.unmount();
  });
});
