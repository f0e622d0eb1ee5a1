// @vitest-environment happy-dom
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { afterEach, expect, it } from 'vitest';
import { Providers } from '#client/app/providers.tsx';
import { createCountingClient, type Answers } from '#client/testing/counting-client.ts';
import { eventually } from '#client/testing/eventually.ts';
import { render } from '#client/testing/render.tsx';
import { SetupCard } from './setup-card.tsx';

afterEach(() => localStorage.clear());

const step = (name: string, state: string) => ({
  __typename: 'SetupStep',
  id: `setup-${name}`,
  name,
  state,
});
const inWork = [
  step('SCHOOL', 'DONE'),
  step('MAIL', 'DISMISSED'),
  step('OFFER', 'OPEN'),
  step('LEGAL', 'OPEN'),
];

async function open(setupSteps: object[], answers: Answers = {}) {
  const { client, sent } = createCountingClient({ FirstSteps: () => ({ setupSteps }), ...answers });
  const router = createMemoryRouter([{ path: '*', element: <SetupCard /> }]);
  const page = await render(
    <Providers client={client}>
      <RouterProvider router={router} />
    </Providers>,
  );
  return { ...page, sent, card: () => page.getByRole('region', { name: 'Set up your school' }) };
}

it('is folded, tells the progress, and leads to the next step and to each other', async () => {
  const page = await open(inWork);
  await eventually(() => expect(page.card().textContent).toContain('2 of 4'));
  expect(page.getByRole('link', { name: 'Next: Offer' }).getAttribute('href')).toBe('/admin/settings/offer');
  expect(page.queryByRole('list')).toBeNull();
  await page.press('Show steps');
  const rows = page.getAllByRole('listitem').map((row) => row.textContent);
  expect(rows).toEqual(['Name and look (Done)', 'Email (Skipped)', 'Offer2 min', 'Legal pages15 min']);
  expect(page.getByRole('link', { name: 'All steps' }).getAttribute('href')).toBe(
    '/admin/settings/first-steps',
  );
  await page.unmount();
});

it('says on the page of the last step that the school is set up, and is gone on the next page', async () => {
  const done = [step('SCHOOL', 'DONE'), step('STORAGE', 'DISMISSED')];
  const page = await open(done);
  await eventually(() => page.getByRole('region', { name: 'Your school is set up' }));
  expect(page.container.textContent).toContain('2 of 2');
  await page.unmount();
  const next = await open(done);
  await eventually(() => expect(next.sent).toEqual(['FirstSteps']));
  expect(next.container.textContent).toBe('');
  await next.unmount();
});

it('comes back when a step opens again', async () => {
  await (await open([step('SCHOOL', 'DONE')])).unmount();
  const page = await open(inWork);
  await eventually(() => page.card());
  await page.unmount();
});

it('removes the demo in place, and then leads to the next step', async () => {
  const demo = {
    __typename: 'Demo',
    id: 'demo',
    courses: [{ __typename: 'Course', id: 'c1', title: 'Knots' }],
    changedCourses: [],
    accounts: [],
    learnerCount: 0,
    missingCourses: 0,
  };
  const page = await open([step('DEMO', 'OPEN'), ...inWork], {
    Demo: () => ({ demo }),
    RemoveDemo: () => ({ removeDemo: { ...demo, courses: [], missingCourses: 1, setupSteps: inWork } }),
  });
  await eventually(() => page.getByRole('button', { name: 'Remove demo' }));
  expect(page.card().textContent).toContain('2 of 5');
  await page.press('Remove demo');
  await eventually(() => expect(page.getByRole('alertdialog').textContent).toContain('Knots'));
  const [, confirm] = page.getByRole('alertdialog').querySelectorAll('button');
  confirm?.click();
  await eventually(() => page.getByRole('link', { name: 'Next: Offer' }));
  expect(page.card().textContent).toContain('2 of 4');
  await eventually(() => expect(document.activeElement?.textContent).toBe('Set up your school'));
  await page.unmount();
});
