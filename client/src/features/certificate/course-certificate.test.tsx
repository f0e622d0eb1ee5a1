// @vitest-environment happy-dom
import { GraphQLError } from 'graphql';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { afterEach, describe, expect, it } from 'vitest';
import { Providers } from '#client/app/providers.tsx';
import {
  CourseProgressPartsFragmentDoc,
  useCourseQuery,
  type CertificatePartsFragment,
  type CourseProgressPartsFragment,
} from '#client/gql/graphql.ts';
import { currentToasts, dismissToast } from '#client/toasts/toasts.ts';
import { sampleCourse, samplePageFields } from '#client/testing/course-samples.ts';
import { createCountingClient } from '#client/testing/counting-client.ts';
import { sampleCertificate, sampleCourseProgress } from '#client/testing/progress-samples.ts';
import { render } from '#client/testing/render.tsx';
import { CourseCertificate } from './course-certificate.tsx';

afterEach(() => currentToasts().forEach(({ id }) => dismissToast(id)));

function Subject({ canBeIssued }: { canBeIssued: boolean }) {
  const course = useCourseQuery({ variables: { slug: 'course-1' } }).data?.course;
  if (!course?.progress) return null;
  return <CourseCertificate courseId={course.id} progress={course.progress} canBeIssued={canBeIssued} />;
}

interface Given {
  progress: Partial<CourseProgressPartsFragment>;
  canBeIssued?: boolean;
  answer?: CertificatePartsFragment | GraphQLError;
}

/**
 * Renders the certificate section of a course page for a learner with the given progress. `answer` is the answer to
 * `IssueCertificate`.
 */
async function open({ progress, canBeIssued = true, answer = sampleCertificate }: Given) {
  const { client, sent } = createCountingClient({
    Course: () => ({
      course: {
        ...sampleCourse('1'),
        ...samplePageFields,
        progress: sampleCourseProgress(progress),
        lectures: [],
      },
    }),
    IssueCertificate: () => (answer instanceof GraphQLError ? answer : { issueCertificate: answer }),
  });
  const subject = <Subject canBeIssued={canBeIssued} />;
  const page = await render(
    <Providers client={client}>
      <RouterProvider router={createMemoryRouter([{ path: '*', element: subject }])} />
    </Providers>,
  );
  const buttons = () => page.queryAllByRole('button').map(({ textContent }) => textContent);
  const links = () =>
    page.queryAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')]);
  const certificate = () =>
    client.readFragment({
      fragment: CourseProgressPartsFragmentDoc,
      fragmentName: 'CourseProgressParts',
      id: 'CourseProgress:course-progress-1',
    })?.certificate?.code;
  return { ...page, sent, buttons, links, certificate };
}

const issuedLinks = [
  ['Certificate (PDF)', sampleCertificate.pdfUrl],
  [
    'Share on LinkedIn',
    `https://www.linkedin.com/sharing/share-offsite/?url=${encodeURIComponent(`${window.location.origin}/certificates/${sampleCertificate.code}`)}`,
  ],
  ['Open page', `/certificates/${sampleCertificate.code}`],
];

describe('the certificate of a course', () => {
  it.each([
    ['while a lecture is not completed', { progress: { done: 1 } }],
    ['for a course without lectures', { progress: { done: 0, total: 0 } }],
    ['to a learner who can no longer watch the whole course', { progress: { done: 2 }, canBeIssued: false }],
  ])('is not offered %s', async (_when, given) => {
    const page = await open(given);
    expect(page.container.textContent).toBe('');
    await page.unmount();
  });

  it('is issued when every lecture is completed, and shows without another query', async () => {
    const page = await open({ progress: { done: 2 } });
    expect(page.buttons()).toEqual(['Get your certificate']);
    await page.press('Get your certificate');
    expect(page.links()).toEqual(issuedLinks);
    expect(page.certificate()).toBe(sampleCertificate.code);
    expect(page.sent).toEqual(['Course', 'IssueCertificate']);
    await page.unmount();
  });

  it('can be requested again when the server refuses', async () => {
    const page = await open({ progress: { done: 2 }, answer: new GraphQLError('Not every lecture is done') });
    await page.press('Get your certificate');
    expect(page.buttons()).toEqual(['Get your certificate']);
    expect(currentToasts().map(({ text }) => text)).toEqual(['Not every lecture is done']);
    await page.unmount();
  });

  it('stays available to its owner after a lecture is added and the access ends', async () => {
    const { id, code, pdfUrl } = sampleCertificate;
    const page = await open({
      progress: { done: 2, total: 3, certificate: { __typename: 'Certificate', id, code, pdfUrl } },
      canBeIssued: false,
    });
    expect(page.links()).toEqual(issuedLinks);
    expect(page.getByRole<HTMLInputElement>('textbox').value).toBe(
      `${window.location.origin}/certificates/${code}`,
    );
    await page.unmount();
  });
});
