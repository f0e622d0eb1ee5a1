// @vitest-environment happy-dom
import { GraphQLError } from 'graphql';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { expect, it } from 'vitest';
import { Providers } from '#client/app/providers.tsx';
import type { OpenInvitationQuery } from '#client/gql/graphql.ts';
import { createCountingClient, type Answers } from '#client/testing/counting-client.ts';
import { eventually } from '#client/testing/eventually.ts';
import { render } from '#client/testing/render.tsx';
import { sampleUser } from '#client/testing/session-samples.ts';
import { accountMessages } from '#shared/account.ts';
import { authMessages } from '#shared/auth.ts';
import { paths } from '#shared/paths.ts';
import { acceptInvitationTexts as texts } from '#shared/texts/accept-invitation.ts';
import { InvitationPage } from './invitation-page.tsx';

const { email } = sampleUser('USER');

const opened = (fields: Partial<NonNullable<OpenInvitationQuery['openInvitation']>> = {}) => ({
  openInvitation: {
    __typename: 'OpenInvitation' as const,
    email,
    role: 'ADMIN' as const,
    invitedBy: 'Grace Hopper',
    hasAccount: false,
    ...fields,
  },
});

async function open(answers: Answers, link = `${paths.invitation}#token=secret`) {
  const { client, sent } = createCountingClient({
    Me: () => ({ me: null }),
    OpenInvitation: () => opened(),
    ...answers,
  });
  const router = createMemoryRouter(
    [
      { path: paths.invitation, element: <InvitationPage /> },
      { path: paths.dashboard, element: <p>The dashboard</p> },
    ],
    { initialEntries: [link] },
  );
  const page = await render(
    <Providers client={client}>
      <RouterProvider router={router} />
    </Providers>,
  );
  return { ...page, sent };
}

it('offers an account to a person who has none', async () => {
  const page = await open({});
  await eventually(() => page.getByText(texts.intro.ADMIN({ name: 'Grace Hopper' })));
  page.getByRole('button', { name: accountMessages.signup.submit });
  page.getByText(texts.account({ email }));
  await page.unmount();
});

it('starts the login of a person who has an account with the invited address', async () => {
  const page = await open({ OpenInvitation: () => opened({ hasAccount: true }) });
  await eventually(() => page.getByText(texts.hasAccount({ email })));
  expect(page.getByLabelText<HTMLInputElement>('Email').value).toBe(email);
  expect(page.queryByRole('button', { name: accountMessages.signup.submit })).toBeNull();
  await page.unmount();
});

it('asks a logged-in person before anything changes, and leads an admin to the dashboard', async () => {
  const page = await open({
    Me: () => ({ me: sampleUser('USER') }),
    OpenInvitation: () => opened({ hasAccount: true }),
    AcceptInvitation: ({ input }) => {
      expect(input).toEqual({ token: 'secret' });
      return { acceptInvitation: { __typename: 'AcceptInvitationPayload', user: sampleUser('ADMIN') } };
    },
  });
  await eventually(() => page.getByText(texts.accept({ email })));
  expect(page.sent).not.toContain('AcceptInvitation');
  await page.press(texts.acceptButton);
  await eventually(() => page.getByText('The dashboard'));
  await page.unmount();
});

it('accepts nothing for another account', async () => {
  const page = await open({
    Me: () => ({ me: sampleUser('USER') }),
    OpenInvitation: () => opened({ email: 'ada@example.org' }),
  });
  await eventually(() =>
    page.getByText(texts.another.description({ invited: 'ada@example.org', current: email })),
  );
  expect(page.queryByRole('button', { name: texts.acceptButton })).toBeNull();
  await page.unmount();
});

it.each([
  ['was revoked or has expired', `${paths.invitation}#token=old`, texts.dead],
  ['is incomplete', paths.invitation, texts.incomplete],
])('says what to do with a link that %s', async (_what, link, advice) => {
  const page = await open({ OpenInvitation: () => ({ openInvitation: null }) }, link);
  await eventually(() => page.getByText(advice));
  await page.unmount();
});

it('says so when the invitation ends while it is open', async () => {
  const message = authMessages.validation.tokenUsedOrOld;
  const page = await open({
    Me: () => ({ me: sampleUser('USER') }),
    AcceptInvitation: () =>
      new GraphQLError(message, { extensions: { code: 'BAD_USER_INPUT', fields: { token: message } } }),
  });
  await eventually(() => page.getByText(texts.accept({ email })));
  await page.press(texts.acceptButton);
  await eventually(() => page.getAllByText(message));
  expect(page.queryByRole('button', { name: texts.acceptButton })).toBeNull();
  await page.unmount();
});
