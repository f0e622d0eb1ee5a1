import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { contactLimits, contactMessages } from '#shared/contact.ts';
import { inboxMessages } from '#shared/inbox.ts';
import { messages } from '#shared/messages.ts';
import { inputRefusals } from '#shared/request-messages.ts';
import { dataOf, refusalOf, register, registerAdmin, type Person } from '#testing/factories.ts';
import type { HttpClient } from '#testing/http-client.ts';
import { allMails, receivedMail } from '#testing/received-mail.ts';
import { startApp, type TestApp } from '#testing/start-app.ts';
import { watchStatements } from '#testing/statements.ts';

const OPERATOR = 'office@lectern.example';
const { contactFieldsMandatory, contactEmail } = contactMessages.validation;
const { textTooLong } = messages.validation;

let app: TestApp;
let admin: Person;
beforeAll(async () => {
  // One trusted proxy, so that a test can choose its network address.
  app = await startApp({ TRUST_PROXY: '1', CONTACT_EMAIL: OPERATOR });
  admin = await registerAdmin(app);
});
afterAll(() => app.stop());

let counter = 0;
/** A new sender with a network address and an email address of their own. */
const stranger = () => {
  counter += 1;
  return {
    client: app.visitor({ 'x-forwarded-for': `198.51.100.${counter}` }),
    fields: {
      name: `Stranger ${counter}`,
      email: `stranger-${counter}@example.com`,
      message: `Question ${counter}`,
    },
  };
};

const SEND = `mutation Send($input: ContactMessageInput!) { sendContactMessage(input: $input) { id } }`;
const trySend = (client: HttpClient, input: object) =>
  client.graphql<{ sendContactMessage: { id: string } }>(SEND, { input });

/** Sends a message as a new sender. */
async function send(fields: object = {}) {
  const { client, fields: own } = stranger();
  const input = { ...own, ...fields };
  return { ...input, id: dataOf(await trySend(client, input)).sendContactMessage.id };
}

/** The mail that brings a message to the operator. */
const operatorsMail = (name: string) =>
  receivedMail(app, ({ to, subject }) => to === OPERATOR && subject === `Message from ${name}`);

describe('the contact form', () => {
  it('sends the message to the operator, whose reply goes to the sender', async () => {
    const { name, email } = await send({ message: 'Do you teach knots?\nI would like to know.' });
    const mail = await operatorsMail(name);
    expect(mail.replyTo).toBe(`${name} <${email}>`);
    expect(mail.text).toContain('> Do you teach knots?\n> I would like to know.');
    expect(mail.text).toContain(`Email: ${email}`);
    expect(mail.html).toMatch(/Do you teach knots\?<br \/>I would like to know\./);
    expect(mail.html).toContain(`href="${app.url}/admin/messages"`);
  });

  it('sends an acknowledgement that repeats nothing of what was typed', async () => {
    const { email } = await send({ name: 'Cheap Pills Inc', message: 'Buy at pills.example' });
    const mail = await receivedMail(app, ({ to }) => to === email);
    expect(mail.subject).toBe('We received your message');
    expect(`${mail.text}${mail.html}${mail.replyTo}`).not.toMatch(/pills/i);
  });

  it('escapes markup in the mail', async () => {
    const attack = '<img src=x onerror="alert(1)"></blockquote><script>alert(1)</script>';
    const { name } = await send({ name: 'Eve <b>bold</b>', message: attack });
    const { html } = await operatorsMail(name);
    expect(html).not.toMatch(/<img|<script|<b>/);
    expect(html).toContain('&lt;img src=x onerror=&quot;alert(1)&quot;&gt;');
  });

  it.each([
    ['commas, quotes and brackets', 'Eve "E", <eve@evil.example>'],
    ['other scripts', '山田 太郎 ☀'],
  ])('keeps a name with %s in its header', async (_what, name) => {
    const { email } = await send({ name });
    const mail = await operatorsMail(name);
    expect(mail.replyTo).toBe(`${name} <${email}>`);
    expect(mail.to).toBe(OPERATOR);
    expect(mail.text).toContain(`Name: ${name}\n`);
  });

  const message = 'Hello';
  it.each([
    [
      'nothing',
      {},
      { name: contactFieldsMandatory, email: contactFieldsMandatory, message: contactFieldsMandatory },
    ],
    [
      'blanks',
      { name: ' ', email: 'a@example.com', message: '\n' },
      { name: contactFieldsMandatory, message: contactFieldsMandatory },
    ],
    ['no address', { name: 'Eve', email: 'eve@', message }, { email: contactEmail }],
    [
      'two addresses',
      { name: 'Eve', email: 'eve@example.com, ada@example.com', message },
      { email: contactEmail },
    ],
    [
      'a line break in the address',
      { name: 'Eve', email: 'eve@example.com\nBcc: ada@example.com', message },
      { email: contactEmail },
    ],
    [
      'a message too long',
      { name: 'Eve', email: 'eve@example.com', message: 'x'.repeat(contactLimits.contactMessage.max + 1) },
      { message: textTooLong({ limit: contactLimits.contactMessage.max }) },
    ],
  ])('refuses %s and stores nothing', async (_what, fields, faults) => {
    const before = await app.sql('select id from contact_messages');
    const input = { name: '', email: '', message: '', ...fields };
    const { errors } = await trySend(stranger().client, input);
    expect(errors?.[0]).toMatchObject({
      message: Object.values(faults)[0],
      extensions: { code: 'BAD_USER_INPUT', fields: faults },
    });
    expect(await app.sql('select id from contact_messages')).toEqual(before);
  });

  const tooOften = expect.objectContaining({
    message: messages.access.tooManyRequests,
    extensions: expect.objectContaining({
      code: 'TOO_MANY_REQUESTS',
      retryAfter: expect.toSatisfy((seconds: number) => seconds > 3_500 && seconds <= 3_600) as number,
    }) as object,
  }) as object;

  it('accepts five messages an hour from a network address, under any name', async () => {
    const { client } = stranger();
    for (let time = 0; time < 5; time++) dataOf(await trySend(client, stranger().fields));
    const { fields } = stranger();
    expect((await trySend(client, fields)).errors).toEqual([tooOften]);
    expect(await app.sql('select 1 from contact_messages where email = $1', [fields.email])).toEqual([]);
    expect(refusalOf(await trySend(stranger().client, fields))).toBeNull();
  });

  it('accepts all messages with an email address, and sends the mailbox five acknowledgements an hour, with any tag', async () => {
    const { fields } = stranger();
    const [box] = fields.email.split('@');
    const answers = await Promise.all(
      Array.from({ length: 12 }, (_, index) =>
        trySend(stranger().client, {
          ...fields,
          email: index % 2 ? fields.email : `${box}+${index}@EXAMPLE.com`,
        }),
      ),
    );
    expect(answers.map(refusalOf)).toEqual(answers.map(() => null));
    const mails = await allMails(app);
    expect(mails.filter(({ to }) => to.startsWith(box ?? '-'))).toHaveLength(5);
    expect(mails.filter(({ subject }) => subject === `Message from ${fields.name}`)).toHaveLength(12);
  });

  it('stores no email address in its rate limits', async () => {
    const { email } = await send();
    const counts = await app.sql('select key from rate_limits');
    expect(counts.length).toBeGreaterThan(0);
    expect(JSON.stringify(counts)).not.toContain(email);
  });

  it('stores no message whose mails cannot be queued', async () => {
    const { client, fields } = stranger();
    await app.sql(`alter function graphile_worker.add_job rename to add_job_away`);
    try {
      expect(refusalOf(await trySend(client, fields))?.code).toBe('INTERNAL_SERVER_ERROR');
    } finally {
      await app.sql(`alter function graphile_worker.add_job_away rename to add_job`);
    }
    expect(await app.sql('select 1 from contact_messages where email = $1', [fields.email])).toEqual([]);
  });
});

interface Inbox {
  contactMessages: {
    totalCount: number;
    nodes: { id: string; name: string; email: string; message: string; handledAt: string | null }[];
    pageInfo: { hasNextPage: boolean; endCursor: string };
  };
}
const INBOX = `query Inbox($first: Int! = 100, $after: String, $isHandled: Boolean) {
  contactMessages(first: $first, after: $after, isHandled: $isHandled) {
    totalCount nodes { id name email message createdAt handledAt } pageInfo { hasNextPage endCursor }
  }
}`;
const inbox = async (variables: object = {}) =>
  dataOf(await admin.client.graphql<Inbox>(INBOX, variables)).contactMessages;

const MARK = `mutation Mark($id: ID!, $isHandled: Boolean!) {
  markContactMessage(id: $id, isHandled: $isHandled) { id handledAt }
}`;
const mark = (id: string, isHandled: boolean) =>
  admin.client.graphql<{ markContactMessage: { handledAt: string | null } }>(MARK, { id, isHandled });

describe('the inbox of messages', () => {
  it('lists them newest first, in pages, with two statements per page', async () => {
    const sent = [await send(), await send(), await send()].reverse();
    const statements = watchStatements(app);
    const first = await inbox({ first: 2 });
    expect(statements.filter((sql) => sql.includes('contact_messages'))).toHaveLength(2);
    expect(first.nodes.map(({ id }) => id)).toEqual(sent.slice(0, 2).map(({ id }) => id));
    const { email, message } = sent[0] ?? {};
    expect(first.nodes[0]).toMatchObject({ email, message, handledAt: null });
    const second = await inbox({ first: 1, after: first.pageInfo.endCursor });
    expect(second.nodes.map(({ id }) => id)).toEqual([sent[2]?.id]);
    expect(second.totalCount).toBe(first.totalCount);
  });

  it('filters by open and done', async () => {
    const { id } = await send();
    const open = (await inbox({ isHandled: false })).totalCount;
    const done = (await inbox({ isHandled: true })).totalCount;
    dataOf(await mark(id, true));
    expect((await inbox({ isHandled: false })).totalCount).toBe(open - 1);
    const handled = await inbox({ isHandled: true });
    expect(handled.totalCount).toBe(done + 1);
    expect(handled.nodes.map((node) => node.id)).toContain(id);
  });

  it('marks a message as done and reopens it, once for repeated requests, and records both in the audit log', async () => {
    const { id, name } = await send();
    const answers = await Promise.all([mark(id, true), mark(id, true), mark(id, true)]);
    const times = answers.map((answer) => dataOf(answer).markContactMessage.handledAt);
    expect(times[0]).toEqual(expect.any(String));
    expect(new Set(times).size).toBe(1);
    expect(dataOf(await mark(id, false)).markContactMessage.handledAt).toBeNull();
    const log = await admin.client.graphql<{ auditLog: { nodes: object[] } }>(
      `query Log($id: ID!) { auditLog(subjectId: $id) { nodes { action subject details actor { id } } } }`,
      { id },
    );
    const actor = { id: admin.id };
    expect(dataOf(log).auditLog.nodes).toEqual([
      { action: 'MESSAGE_REOPENED', subject: name, details: '', actor },
      { action: 'MESSAGE_HANDLED', subject: name, details: '', actor },
    ]);
  });

  it.each([
    ['unknown', '0190a000-0000-7000-8000-000000000000', 'NOT_FOUND', inboxMessages.notFound.message],
    ['malformed', "1' or 1=1", 'BAD_USER_INPUT', inputRefusals.malformedId],
  ])('refuses an id that is %s', async (_what, id, code, message) => {
    expect(refusalOf(await mark(id, true))).toEqual({ code, message });
  });

  it('sends replies by mail, stores them as a thread and marks the message as done', async () => {
    const { id, name, email, message } = await send({ message: 'Is there\na group price?' });
    const REPLY = `mutation ($id: ID!, $text: String!) { replyToContactMessage(id: $id, text: $text) {
      handledAt replies(first: 1) { totalCount nodes { text author { id } } pageInfo { hasNextPage endCursor } }
    } }`;
    interface Answered {
      replyToContactMessage: { replies: Inbox['contactMessages'] };
    }
    const reply = async (text: string) =>
      dataOf(await admin.client.graphql<Answered>(REPLY, { id, text })).replyToContactMessage;
    const text = 'There is:\n\nten for the price of eight.';
    const first = await reply(text);
    expect(first).toMatchObject({ handledAt: expect.any(String) as string });
    expect(first).toMatchObject({ replies: { totalCount: 1, nodes: [{ text, author: { id: admin.id } }] } });
    const mail = await receivedMail(
      app,
      ({ to, subject }) => to === email && subject === 'Lectern replied to your message',
    );
    expect(mail.text).toContain(`Hello ${name},\n\nThere is:\n\nten for the price of eight.`);
    expect(mail.text).toContain(`> ${message.replace('\n', '\n> ')}`);
    expect(mail.replyTo).toBe(`Lectern <${OPERATOR}>`);
    expect(await reply('And a certificate for each.')).toMatchObject({
      replies: { totalCount: 2, pageInfo: { hasNextPage: true } },
    });
    const later = `query ($id: ID!, $after: String) { contactMessage(id: $id) {
      replies(after: $after) { nodes { text } }
    } }`;
    const { endCursor: after } = first.replies.pageInfo;
    expect(dataOf(await admin.client.graphql(later, { id, after }))).toEqual({
      contactMessage: { replies: { nodes: [{ text: 'And a certificate for each.' }] } },
    });
    expect(refusalOf(await admin.client.graphql(REPLY, { id, text: ' ' }))).toMatchObject({
      code: 'BAD_USER_INPUT',
      message: inboxMessages.validation.emptyReply,
    });
    expect(refusalOf(await admin.client.graphql(REPLY, { id: admin.id, text }))?.code).toBe('NOT_FOUND');
    const entries = `select 1 from audit_entries where action = 'MESSAGE_ANSWERED' and subject_id = $1`;
    expect(await app.sql(entries, [id])).toHaveLength(2);
  });

  it('is forbidden for users who are not admins', async () => {
    const { client } = await register(app);
    expect(refusalOf(await client.graphql(INBOX))?.code).toBe('FORBIDDEN');
  });
});
