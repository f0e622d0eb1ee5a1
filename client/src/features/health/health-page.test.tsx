// @vitest-environment happy-dom
import { GraphQLError } from 'graphql';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { expect, it } from 'vitest';
import { Providers } from '#client/app/providers.tsx';
import { createCountingClient, type Answers } from '#client/testing/counting-client.ts';
import { render } from '#client/testing/render.tsx';
import { HealthPage } from './health-page.tsx';

const finding = (state: string, part: string, remedy: string | null = null) => ({
  __typename: 'Finding',
  part,
  state,
  text: `${part} is ${state}.`,
  remedy,
});
const health = (...findings: ReturnType<typeof finding>[]) => ({
  schoolHealth: { __typename: 'SchoolHealth', examinedAt: '2026-11-23T10:00:00.000Z', findings },
});

async function open(answers: Answers) {
  const { client, sent } = createCountingClient(answers);
  const router = createMemoryRouter([{ path: '*', element: <HealthPage /> }]);
  const page = await render(
    <Providers client={client}>
      <RouterProvider router={router} />
    </Providers>,
  );
  const findings = () => page.getAllByRole('listitem').map(({ textContent }) => textContent);
  return { ...page, sent, findings };
}

it('shows faults first, and checks again on request', async () => {
  let isMended = false;
  const page = await open({
    SchoolHealth: () =>
      isMended
        ? health(finding('WELL', 'Database'))
        : health(
            finding('WELL', 'Database'),
            finding('ATTENTION', 'Mail', 'Set it.'),
            finding('FAULT', 'Stripe', 'Mend it.'),
          ),
  });
  expect(page.container.textContent).toContain('1 part does not work, and 1 needs attention.');
  const main = page.findings().filter((text) => text.includes(' is '));
  expect(main).toEqual([
    'Stripe Stripe is FAULT.Mend it.',
    'Mail Mail is ATTENTION.Set it.',
    'Database Database is WELL.',
  ]);
  isMended = true;
  await page.press('Check again');
  expect(page.container.textContent).toContain('Everything works.');
  await page.unmount();
});

it('shows an error when the check fails, and still sends a test email', async () => {
  const page = await open({
    SchoolHealth: () => new GraphQLError('Too busy'),
    SendTestMail: () => ({ sendTestMail: [finding('FAULT', 'Mail', 'See to it.')] }),
  });
  expect(page.container.textContent).toContain('Too busy');
  await page.press('Send test email');
  expect(page.container.textContent).toContain('Mail is FAULT.See to it.');
  await page.unmount();
});
