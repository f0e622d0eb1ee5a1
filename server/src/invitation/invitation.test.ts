// @slow server/src/invitation server/src/auth
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { authMessages } from '#shared/auth.ts';
import { invitationMessages } from '#shared/invitation.ts';
import { acceptInvitationTexts } from '#shared/texts/accept-invitation.ts';
import { mailedToken } from '#server/auth/logged-in.test-helper.ts';
import { dataOf, newAccount, refusalOf, register, registerAdmin, type Person } from '#testing/factories.ts';
import { receivedMail } from '#testing/received-mail.ts';
import { startApp, type TestApp } from '#testing/start-app.ts';
import { acceptBy, change, invite, invitedBy, registerBy } from './invitation.test-helper.ts';

let app: TestApp;
let admin: Person;
beforeAll(async () => {
  app = await startApp();
  admin = await registerAdmin(app);
});
afterAll(() => app.stop());

const DEAD = { code: 'BAD_USER_INPUT', message: authMessages.validation.tokenUsedOrOld };
const open = async (token: string) =>
  dataOf(
    await app
      .visitor()
      .graphql<{ openInvitation: object | null }>(
        'query ($token: String!) { openInvitation(token: $token) { email role hasAccount } }',
        { token },
      ),
  ).openInvitation;
const stateOf = async (id: string) =>
  dataOf(
    await admin.client.graphql<{ invitations: { nodes: { id: string; state: string }[] } }>(
      '{ invitations(first: 100) { nodes { id state } } }',
    ),
  ).invitations.nodes.find((one) => one.id === id)?.state ?? null;
const restore = (id: string) => change(admin.client, 'restoreInvitation', id);
const revoke = (id: string) => change(admin.client, 'revokeInvitation', id);

describe('an invited person', () => {
  it('creates an account with the role and a verified address, once', async () => {
    const { email } = newAccount();
    const { id, token } = await invitedBy(app, admin.client, email);
    expect(await open(token)).toEqual({ email, role: 'ADMIN', hasAccount: false });
    const { user } = dataOf(await registerBy(app.visitor(), token)).registerByInvitation;
    expect(user).toMatchObject({ email, role: 'ADMIN', isEmailVerified: true });
    expect(await stateOf(id)).toBe('ACCEPTED');
    expect(await open(token)).toBeNull();
    expect(refusalOf(await registerBy(app.visitor(), token))).toEqual(DEAD);
    await receivedMail(app, (mail) => mail.to === admin.email && mail.text.includes(email));
  });

  it('accepts with an existing account, which gets the role only then', async () => {
    const person = await register(app);
    const { token } = await invitedBy(app, admin.client, person.email);
    const role = async () =>
      dataOf(await person.client.graphql<{ me: { role: string } }>('{ me { role } }')).me.role;
    expect(await open(token)).toMatchObject({ hasAccount: true });
    expect(await role()).toBe('USER');
    expect(refusalOf(await registerBy(app.visitor(), token))?.code).toBe('CONFLICT');
    expect(dataOf(await acceptBy(person.client, token)).acceptInvitation.user.role).toBe('ADMIN');
    expect(await role()).toBe('ADMIN');
    expect(refusalOf(await acceptBy(person.client, token))).toEqual(DEAD);
  });

  it('is the only one who can accept', async () => {
    const { email } = newAccount();
    const { token } = await invitedBy(app, admin.client, email);
    const other = await register(app);
    expect(refusalOf(await acceptBy(other.client, token))).toEqual({
      code: 'FORBIDDEN',
      message: acceptInvitationTexts.forbidden,
    });
    expect(await open(token)).not.toBeNull();
  });

  it('gets the mail in the chosen language', async () => {
    const { email } = newAccount();
    dataOf(await invite(admin.client, [email], 'USER', 'de'));
    const mail = await receivedMail(app, ({ to }) => to === email);
    expect(mail.subject).toBe('Ihre Einladung zu Lectern');
    expect(mail.html).toContain('<html lang="de"');
  });
});

describe('an invitation', () => {
  it('is not needed for accounts that have the role', async () => {
    const person = await register(app);
    const emails = [person.email, admin.email];
    const { inviteMembers } = dataOf(await invite(admin.client, emails, 'USER'));
    expect(inviteMembers.invitations).toEqual([]);
    expect(inviteMembers.alreadyMembers.toSorted()).toEqual(emails.toSorted());
  });

  it('is valid again after its revocation is undone', async () => {
    const { id, token } = await invitedBy(app, admin.client, newAccount().email);
    dataOf(await revoke(id));
    expect([await open(token), await stateOf(id)]).toEqual([null, null]);
    expect(refusalOf(await registerBy(app.visitor(), token))).toEqual(DEAD);
    dataOf(await restore(id));
    expect(await open(token)).not.toBeNull();
    dataOf(await revoke(id));
    await app.sql(`update invitations set revoked_at = now() - interval '11 minutes' where id = $1`, [id]);
    expect(refusalOf(await restore(id))?.message).toBe(invitationMessages.conflict.cannotRestore);
  });

  it('gets another link when it is sent again', async () => {
    const { email } = newAccount();
    const { id, token } = await invitedBy(app, admin.client, email);
    dataOf(await change(admin.client, 'resendInvitation', id));
    const second = await mailedToken(app, email, 'invitation', [token]);
    expect([await open(token), await open(second)]).toEqual([null, expect.anything()]);
  });

  it('ends after 14 days, and when its sender is no admin any longer', async () => {
    const { id, token } = await invitedBy(app, admin.client, newAccount().email);
    await app.sql(`update invitations set expires_at = now() - interval '1 s' where id = $1`, [id]);
    expect([await open(token), await stateOf(id)]).toEqual([null, 'EXPIRED']);
    const former = await registerAdmin(app);
    const other = await invitedBy(app, former.client, newAccount().email);
    await app.sql(`update users set role = 'USER' where id = $1`, [former.id]);
    expect(refusalOf(await registerBy(app.visitor(), other.token))).toEqual(DEAD);
    expect(await stateOf(other.id)).toBe('EXPIRED');
    dataOf(await change(admin.client, 'resendInvitation', other.id));
    expect(await stateOf(other.id)).not.toBe('EXPIRED');
  });

  it('reaches a mailbox at most five more times an hour, even when each is revoked', async () => {
    const { email } = newAccount();
    const again = async () => {
      const answer = await invite(admin.client, [email]);
      const [invitation] = answer.data?.inviteMembers.invitations ?? [];
      if (invitation) dataOf(await revoke(invitation.id));
      return refusalOf(answer)?.code ?? 'SENT';
    };
    const outcomes: unknown[] = [];
    for (let time = 0; time < 7; time++) outcomes.push(await again());
    expect(outcomes).toEqual([...Array<string>(6).fill('SENT'), 'TOO_MANY_REQUESTS']);
  });

  it('keeps no token in the database', async () => {
    const { token } = await invitedBy(app, admin.client, newAccount().email);
    const rows = await app.sql('select * from invitations');
    expect(JSON.stringify(rows)).not.toContain(token);
  });

  it.each([
    ['no address', [], invitationMessages.validation.noAddress],
    ['a malformed one', ['nowhere'], invitationMessages.validation.invalid({ address: 'nowhere' })],
    [
      'too many',
      Array.from({ length: 51 }, (_, index) => `p${index}@example.org`),
      invitationMessages.validation.tooMany({ max: 50 }),
    ],
  ])('is refused with %s', async (_what, emails, message) => {
    expect(refusalOf(await invite(admin.client, emails))).toEqual({ code: 'BAD_USER_INPUT', message });
  });

  it('is limited to 200 a day for each admin', async () => {
    const other = await registerAdmin(app);
    const many = (from: number) =>
      invite(
        other.client,
        Array.from({ length: 50 }, (_, index) => `many${from + index}@example.org`),
      );
    for (const from of [0, 50, 100, 150]) dataOf(await many(from));
    expect(refusalOf(await many(200))?.code).toBe('TOO_MANY_REQUESTS');
  });
});
