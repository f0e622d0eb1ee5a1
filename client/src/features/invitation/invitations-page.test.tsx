// @vitest-environment happy-dom
import { fireEvent, within } from '@testing-library/react';
import { act } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { expect, it } from 'vitest';
import { Providers } from '#client/app/providers.tsx';
import type { InvitationRowFragment } from '#client/gql/graphql.ts';
import { sampleConnection } from '#client/testing/admin-samples.ts';
import { createCountingClient, type Answers } from '#client/testing/counting-client.ts';
import { eventually } from '#client/testing/eventually.ts';
import { render } from '#client/testing/render.tsx';
import { sampleUser } from '#client/testing/session-samples.ts';
import { invitationMessages } from '#shared/invitation.ts';
import { InvitationsPage } from './invitations-page.tsx';

const invitation = (
  email: string,
  state: InvitationRowFragment['state'] = 'SENT',
): InvitationRowFragment & { __typename: 'Invitation' } => ({
  __typename: 'Invitation',
  id: `id-of-${email}`,
  email,
  role: 'ADMIN',
  state,
  createdAt: '2026-03-01T10:00:00.000Z',
  expiresAt: '2026-03-15T10:00:00.000Z',
  acceptedAt: state === 'ACCEPTED' ? '2026-03-02T10:00:00.000Z' : null,
});

async function open(rows: InvitationRowFragment[], answers: Answers = {}) {
  const asked: Record<string, unknown>[] = [];
  const { client, sent } = createCountingClient({
    Me: () => ({ me: sampleUser('ADMIN') }),
    Invitations: () => ({
      invitations: sampleConnection(
        'Invitation',
        rows.map((row) => invitation(row.email, row.state)),
      ),
    }),
    InviteMembers: ({ input }) => {
      asked.push(input as Record<string, unknown>);
      return {
        inviteMembers: {
          __typename: 'InviteMembersPayload',
          invitations: [invitation('ada@example.org', 'QUEUED')],
          alreadyMembers: ['grace@example.org'],
        },
      };
    },
    ...answers,
  });
  const router = createMemoryRouter([{ path: '/', element: <InvitationsPage /> }]);
  const page = await render(
    <Providers client={client}>
      <RouterProvider router={router} />
    </Providers>,
  );
  const row = (email: string) => {
    const found = within(page.getByRole('table'))
      .getAllByRole('row')
      .find(({ textContent }) => textContent.includes(email));
    if (!found) throw new Error(`No row of ${email}`);
    return found;
  };
  const type = (emails: string) =>
    fireEvent.change(page.getByLabelText(invitationMessages.form.labels.emails), {
      target: { value: emails },
    });
  return { ...page, row, type, asked, sent };
}

it('lists invitations, and offers nothing for an accepted one', async () => {
  const page = await open([invitation('ada@example.org'), invitation('grace@example.org', 'ACCEPTED')]);
  await eventually(() => expect(page.row('ada@example.org').textContent).toContain('Sent'));
  expect(within(page.row('ada@example.org')).getAllByRole('button')).toHaveLength(2);
  expect(page.row('grace@example.org').textContent).toContain('Accepted');
  expect(within(page.row('grace@example.org')).queryAllByRole('button')).toEqual([]);
  await page.unmount();
});

it('revokes an invitation, and its row offers to undo that', async () => {
  const change = (name: string, state: InvitationRowFragment['state']) => () => ({
    [name]: { __typename: 'Payload', invitation: invitation('ada@example.org', state) },
  });
  const page = await open([invitation('ada@example.org')], {
    RevokeInvitation: change('revokeInvitation', 'REVOKED'),
    RestoreInvitation: change('restoreInvitation', 'SENT'),
  });
  const press = async (name: string) => {
    const button = within(page.row('ada@example.org')).getByRole<HTMLButtonElement>('button', { name });
    await eventually(() => expect(button.disabled).toBe(false));
    await act(async () => button.click());
  };
  await eventually(() => page.row('ada@example.org'));
  await press('Revoke the invitation to ada@example.org');
  await eventually(() => expect(page.row('ada@example.org').textContent).toContain('Revoked'));
  await press('Undo');
  await eventually(() => expect(page.row('ada@example.org').textContent).toContain('Sent'));
  expect(page.sent.filter((name) => name.endsWith('Invitation'))).toEqual([
    'RevokeInvitation',
    'RestoreInvitation',
  ]);
  await page.unmount();
});

it('sends the addresses once each, and names those that have the role already', async () => {
  const page = await open([]);
  await eventually(() => page.getByText(invitationMessages.list.none.title));
  page.type('Ada@example.org, grace@example.org\nada@example.org');
  await page.press(invitationMessages.form.send);
  await eventually(() =>
    expect(page.getByText(/already: grace@example\.org/).getAttribute('role')).toBe('status'),
  );
  expect(page.asked).toEqual([
    { emails: ['ada@example.org', 'grace@example.org'], role: 'ADMIN', language: 'en' },
  ]);
  const { value } = page.getByLabelText<HTMLTextAreaElement>(invitationMessages.form.labels.emails);
  expect(value).toBe('');
  await page.unmount();
});

it('names the first address that is malformed, and sends nothing', async () => {
  const page = await open([]);
  page.type('ada@example.org nowhere');
  await page.press(invitationMessages.form.send);
  await eventually(() =>
    expect(page.getAllByText(invitationMessages.validation.invalid({ address: 'nowhere' }))).not.toEqual([]),
  );
  expect(page.asked).toEqual([]);
  await page.unmount();
});
