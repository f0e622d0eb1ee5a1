// @vitest-environment happy-dom
import { GraphQLError } from 'graphql';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { afterEach, expect, it } from 'vitest';
import { Providers } from '#client/app/providers.tsx';
import { createCountingClient, type Answers } from '#client/testing/counting-client.ts';
import { eventually } from '#client/testing/eventually.ts';
import { render } from '#client/testing/render.tsx';
import type { firstStepsTexts } from '#shared/first-steps.ts';
import { FirstStepsPage } from './first-steps-page.tsx';
import { SetupCard } from './setup-card.tsx';

afterEach(() => localStorage.clear());

type State = keyof typeof firstStepsTexts.state;

const step = (name: string, state: State) => ({
  __typename: 'SetupStep',
  id: `setup-${name}`,
  name,
  state,
});
const finding = {
  __typename: 'Finding',
  part: 'Storage',
  state: 'WELL',
  text: 'It takes files.',
  remedy: null,
};

const course = (id: string) => ({ __typename: 'Course', id, title: `Course ${id}` });

/** The state of the demo in a school, by default empty. */
const demo = (parts: object = {}) => ({
  __typename: 'Demo',
  id: 'demo',
  courses: [],
  changedCourses: [],
  accounts: [],
  learnerCount: 0,
  missingCourses: 2,
  setupSteps: [],
  ...parts,
});

/** Opens the page together with the card of other pages. */
async function open(answers: Answers = {}) {
  const { client } = createCountingClient({
    FirstSteps: () => ({
      setupSteps: [step('SCHOOL', 'DONE'), step('MAIL', 'OPEN'), step('STORAGE', 'OPEN')],
    }),
    Demo: () => ({ demo: demo() }),
    ...answers,
  });
  const element = (
    <>
      <FirstStepsPage />
      <aside>
        <SetupCard />
      </aside>
    </>
  );
  const page = await render(
    <Providers client={client}>
      <RouterProvider router={createMemoryRouter([{ path: '/', element }])} />
    </Providers>,
  );
  await eventually(() => expect(page.getByRole('region', { name: 'Storage' })).toBeTruthy());
  const region = (name: string) => page.getByRole('region', { name });
  const press = (name: string, text: string) =>
    eventually(() => {
      const buttons = [...region(name).querySelectorAll('button')];
      const button = buttons.find((one) => one.textContent === text && !one.hasAttribute('aria-disabled'));
      if (!button) throw new Error(`There is no button ${text}`);
      button.click();
    });
  return { ...page, region, pressIn: press, aside: () => page.container.querySelector('aside')?.textContent };
}

it('checks a part in place, and completes its step here and in the card', async () => {
  const page = await open({
    CheckFirstStep: () => ({
      checkSetupStep: { __typename: 'SetupCheck', step: step('STORAGE', 'DONE'), findings: [finding] },
    }),
  });
  expect(page.aside()).toContain('1 of 3');
  await page.pressIn('Storage', 'Test storage');
  await eventually(() => expect(page.region('Storage').textContent).toContain('It takes files.'));
  expect(page.region('Storage').textContent).toContain('Done');
  expect(page.aside()).toContain('2 of 3');
  await page.press('Show steps');
  expect(page.aside()).toContain('Storage (Done)');
  await page.unmount();
});

it('skips a step, which can be reopened', async () => {
  const page = await open({
    DismissFirstStep: ({ dismissed }) => ({
      dismissSetupStep: step('MAIL', dismissed ? 'DISMISSED' : 'OPEN'),
    }),
  });
  await page.pressIn('Email', 'Skip');
  await eventually(() => expect(page.region('Email').textContent).toContain('Skipped'));
  expect(page.aside()).toContain('2 of 3');
  await page.press('Show steps');
  expect(page.aside()).toContain('Email (Skipped)');
  await page.pressIn('Email', 'Reopen');
  await eventually(() => expect(page.aside()).toContain('1 of 3'));
  expect(page.aside()).not.toContain('Skipped');
  await page.unmount();
});

it('sends admins with a demo account to their profile, and does not let them skip that', async () => {
  const page = await open({
    FirstSteps: () => ({ setupSteps: [step('ACCOUNT', 'OPEN'), step('STORAGE', 'OPEN')] }),
  });
  const account = page.region('Your account');
  expect(account.querySelector('a')?.getAttribute('href')).toBe('/user/profile');
  expect(account.querySelector('button')).toBeNull();
  await page.unmount();
});

it('shows an error when a check fails', async () => {
  const page = await open({ CheckFirstStep: () => new GraphQLError('Not now') });
  await page.pressIn('Storage', 'Test storage');
  await eventually(() => expect(page.region('Storage').textContent).toContain('Not now'));
  expect(page.region('Storage').textContent).toContain('Open');
  await page.unmount();
});

it('adds the demo courses one by one, which leaves the step open', async () => {
  const added: string[] = [];
  const page = await open({
    FirstSteps: () => ({ setupSteps: [step('STORAGE', 'OPEN'), step('COURSE', 'OPEN')] }),
    AddDemoCourse: () => {
      added.push(`c${added.length}`);
      const missingCourses = 2 - added.length;
      return {
        addDemoCourse: demo({
          courses: added.map(course),
          missingCourses,
          setupSteps: [step('DEMO', 'OPEN'), step('STORAGE', 'OPEN'), step('COURSE', 'OPEN')],
        }),
      };
    },
  });
  await page.pressIn('First course', 'Add demo courses');
  await eventually(() => expect(page.region('Demo').textContent).toContain('2 demo courses'));
  expect(added).toHaveLength(2);
  expect(page.region('First course').textContent).toContain('Open');
  expect(page.region('First course').textContent).not.toContain('demo');
  expect(page.aside()).toContain('Remove demo');
  expect(document.activeElement?.textContent).toBe('First course');
  await page.unmount();
});

it('stops after the current course, and shows that it is stopping', async () => {
  const { promise: mayEnd, resolve: end } = Promise.withResolvers<void>();
  let added = 0;
  const page = await open({
    FirstSteps: () => ({ setupSteps: [step('STORAGE', 'OPEN'), step('COURSE', 'OPEN')] }),
    AddDemoCourse: async () => {
      await mayEnd;
      added += 1;
      const setupSteps = [step('STORAGE', 'OPEN'), step('COURSE', 'OPEN')];
      return { addDemoCourse: demo({ courses: [course('a')], missingCourses: 2 - added, setupSteps }) };
    },
  });
  await page.pressIn('First course', 'Add demo courses');
  await page.pressIn('First course', 'Stop after this course');
  await eventually(() =>
    expect(page.region('First course').querySelector('[aria-disabled]')?.textContent).toBe(
      'Stop after this course',
    ),
  );
  end();
  await page.pressIn('First course', 'Add demo courses');
  await eventually(() => expect(added).toBe(2));
  await page.unmount();
});

it('lists the removed and the kept content before the demo is removed', async () => {
  const account = { __typename: 'User', id: 'u1', email: 'learner@example.com' };
  const full = demo({
    courses: [course('a')],
    changedCourses: [course('b')],
    accounts: [account],
    learnerCount: 3,
    missingCourses: 0,
  });
  const rest = [step('STORAGE', 'OPEN'), step('COURSE', 'DONE')];
  const page = await open({
    Demo: () => ({ demo: full }),
    FirstSteps: () => ({ setupSteps: [step('SCHOOL', 'OPEN'), step('DEMO', 'OPEN'), ...rest] }),
    RemoveDemo: () => ({ removeDemo: demo({ setupSteps: rest }) }),
  });
  await page.pressIn('Demo', 'Remove demo');
  await eventually(() => expect(page.getByRole('alertdialog').textContent).toContain('Course a'));
  const dialog = page.getByRole('alertdialog');
  for (const text of [
    'This course is permanently deleted',
    'learner@example.com',
    '3 people have started',
    'Course b',
  ]) {
    expect(dialog.textContent).toContain(text);
  }
  const [, confirm] = dialog.querySelectorAll('button');
  confirm?.click();
  await eventually(() => expect(page.queryByRole('region', { name: 'Demo' })).toBeNull());
  expect(page.aside()).toContain('1 of 2');
  await eventually(() => expect(document.activeElement?.textContent).toBe('First course'));
  await page.unmount();
});
