// @vitest-environment happy-dom
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { afterEach, expect, it } from 'vitest';
import { Providers } from '#client/app/providers.tsx';
import { createCountingClient, type Answers } from '#client/testing/counting-client.ts';
import { eventually } from '#client/testing/eventually.ts';
import { render } from '#client/testing/render.tsx';
import { SetupCard } from './setup-card.tsx';
import { SetupRoom } from './setup-room.tsx';

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
  const { client } = createCountingClient({ FirstSteps: () => ({ setupSteps }), ...answers });
  const router = createMemoryRouter([{ path: '*', element: <SetupCard /> }]);
  const page = await render(
    <Providers client={client}>
      <RouterProvider router={router} />
    </Providers>,
  );
  return { ...page, card: () => page.getByRole('region', { name: 'Set up your school' }) };
}

/** The height that the card has while it loads. */
async function reservedHeight() {
  const { container, unmount } = await render(
    <Providers client={createCountingClient({}).client}>
      <SetupRoom />
    </Providers>,
  );
  const room = container.querySelector('[aria-hidden] > div');
  const height = room ? getComputedStyle(room).height : null;
  await unmount();
  return height;
}

it('tells the progress, and leads to the next step and to each other', async () => {
  const page = await open(inWork);
  await eventually(() => expect(page.card().textContent).toContain('2 of 4'));
  expect(page.getByRole('link', { name: 'Next: Offer' }).getAttribute('href')).toBe('/admin/settings/offer');
  const rows = page.getAllByRole('listitem').map((row) => row.textContent);
  expect(rows).toEqual(['Name and look (Done)', 'Email (Skipped)', 'Offer2 min', 'Legal pages15 min']);
  expect(page.getByRole('link', { name: 'All steps' }).getAttribute('href')).toBe(
    '/admin/settings/first-steps',
  );
  await page.unmount();
});

it('is unfolded on the first visit, and later if the admin has unfolded it', async () => {
  const first = await open(inWork);
  await eventually(() => first.getByRole('button', { name: 'Hide steps' }));
  await first.unmount();

  const second = await open(inWork);
  await eventually(() => second.getByRole('button', { name: 'Show steps' }));
  expect(second.queryByRole('list')).toBeNull();
  await second.press('Show steps');
  await second.unmount();

  const third = await open(inWork);
  await eventually(() => third.getByRole('list'));
  await third.press('Hide steps');
  expect(third.queryByRole('list')).toBeNull();
  await third.unmount();
});

it('is gone when no step is open, and then no room is reserved for it', async () => {
  const unfolded = await reservedHeight();
  await (await open(inWork)).unmount();
  const folded = await reservedHeight();
  expect(folded).not.toBe(unfolded);
  const page = await open([step('SCHOOL', 'DONE'), step('STORAGE', 'DISMISSED')]);
  await eventually(() => expect(page.container.textContent).toBe(''));
  await page.unmount();
  expect(await reservedHeight()).toBeNull();
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
