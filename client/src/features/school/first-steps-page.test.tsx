// @vitest-environment happy-dom
import { GraphQLError } from 'graphql';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { expect, it } from 'vitest';
import { Providers } from '#client/app/providers.tsx';
import { createCountingClient, type Answers } from '#client/testing/counting-client.ts';
import { eventually } from '#client/testing/eventually.ts';
import { render } from '#client/testing/render.tsx';
import type { firstStepsTexts } from '#shared/first-steps.ts';
import { FirstStepsCard } from './first-steps-card.tsx';
import { FirstStepsPage } from './first-steps-page.tsx';

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

/** The page, and what the dashboard says of the steps. */
async function open(answers: Answers = {}) {
  const { client } = createCountingClient({
    FirstSteps: () => ({
      setupSteps: [step('SCHOOL', 'DONE'), step('MAIL', 'OPEN'), step('STORAGE', 'OPEN')],
    }),
    ...answers,
  });
  const element = (
    <>
      <FirstStepsPage />
      <aside>
        <FirstStepsCard />
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

it('looks at a part on the spot, and the step is done where all is well, on the dashboard, too', async () => {
  const page = await open({
    CheckFirstStep: () => ({
      checkSetupStep: { __typename: 'SetupCheck', step: step('STORAGE', 'DONE'), findings: [finding] },
    }),
  });
  expect(page.aside()).toContain('2 steps are open');
  await page.pressIn('Storage', 'Try the storage');
  await eventually(() => expect(page.region('Storage').textContent).toContain('It takes files.'));
  expect(page.region('Storage').textContent).toContain('Done');
  expect(page.aside()).toContain('1 step is open');
  expect(page.aside()).not.toContain('Storage');
  await page.unmount();
});

it('skips a step, which stays there to be taken up again', async () => {
  const page = await open({
    DismissFirstStep: ({ dismissed }) => ({
      dismissSetupStep: step('MAIL', dismissed ? 'DISMISSED' : 'OPEN'),
    }),
  });
  await page.pressIn('Mail', 'Skip');
  await eventually(() => expect(page.region('Mail').textContent).toContain('Skipped'));
  expect(page.aside()).not.toContain('Mail');
  await page.pressIn('Mail', 'Take it up again');
  await eventually(() => expect(page.aside()).toContain('Mail'));
  await page.unmount();
});

it('says why a part could not be looked at', async () => {
  const page = await open({ CheckFirstStep: () => new GraphQLError('Not now') });
  await page.pressIn('Storage', 'Try the storage');
  await eventually(() => expect(page.region('Storage').textContent).toContain('Not now'));
  expect(page.region('Storage').textContent).toContain('Open');
  await page.unmount();
});
