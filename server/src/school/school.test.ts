import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { paletteCss } from '#shared/accent.ts';
import { TYPEFACE_ID, typefaceCss } from '#shared/typeface-css.ts';
import { messages } from '#shared/messages.ts';
import { schoolLimits } from '#shared/school.ts';
import { schoolTexts } from '#shared/texts/school.ts';
import {
  createCourse,
  dataOf,
  refusalOf,
  register,
  registerAdmin,
  signUp,
  type Person,
} from '#testing/factories.ts';
import { receivedMail } from '#testing/received-mail.ts';
import { runApp, type RunningApp } from '#testing/run-app.ts';
import { startApp, type TestApp } from '#testing/start-app.ts';
import { eventually } from '#testing/eventually.ts';
import { tryUpdateSchool, updateSchool } from './school.test-helper.ts';

const NAME = 'Nähe & <b>Co</b>';
const ESCAPED = 'Nähe &amp; &lt;b&gt;Co&lt;/b&gt;';

let app: TestApp;
/** A second process of the same school. */
let replica: RunningApp;
let admin: Person;
let folder: string;
let slug: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'lectern-client-'));
  await cp(join(import.meta.dirname, '../../../client/index.html'), join(folder, 'index.html'));
  app = await startApp({}, { clientFolder: folder });
  replica = await runApp(app.config.databaseUrl ?? '', { ROLE: 'web' }, { clientFolder: folder });
  admin = await registerAdmin(app);
  ({ slug } = await createCourse(admin.client, { title: 'Knots' }));
});
afterAll(async () => {
  await replica.stop();
  await app.stop();
  await rm(folder, { recursive: true });
});

const textOf = async (path: string, at: { url: string } = app) =>
  (await fetch(new URL(path, at.url), { redirect: 'manual' })).text();
const askName = { query: '{ school { name } }' };
const nameAt = async ({ url }: { url: string }): Promise<unknown> => {
  const init = {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(askName),
  };
  return (await fetch(new URL('/graphql', url), init)).json();
};

describe('a school without a name of its own', () => {
  it('has the name of the specification', async () => {
    expect(await nameAt(app)).toEqual({ data: { school: { name: 'Lectern' } } });
    expect(await textOf('/')).toContain('<title>Lectern · Video courses by industry experts</title>');
  });
});

describe('the name of a school', () => {
  it('is refused with our texts when it is empty or too long', async () => {
    const { max } = schoolLimits.schoolName;
    const faults = [
      ['  ', schoolTexts.validation.name],
      ['n'.repeat(max + 1), messages.validation.textTooLong({ limit: max })],
    ] as const;
    for (const [name, message] of faults) {
      const answer = await tryUpdateSchool(admin.client, { name });
      expect(refusalOf(answer)).toEqual({ code: 'BAD_USER_INPUT', message });
      expect(answer.errors?.[0]?.extensions.fields).toEqual({ name: message });
    }
  });

  it('changes everywhere it is shown, in each process', async () => {
    // Fills the caches, which the change must clear.
    const pages = [
      '/',
      '/courses',
      `/courses/${slug}`,
      '/courses.atom',
      '/user/profile',
      '/api/v1/openapi.json',
    ];
    for (const path of pages) for (const at of [app, replica]) await textOf(path, at);
    for (const at of [app, replica]) await nameAt(at);
    await updateSchool(admin.client, { name: ` Nähe  &\n <b>Co</b> ` });
    const saidAt = async (at: { url: string }) => {
      expect(await nameAt(at)).toEqual({ data: { school: { name: NAME } } });
      const home = await textOf('/', at);
      expect(home).toContain(`<title>${ESCAPED} · Video courses by industry experts</title>`);
      expect(home).toContain(`<meta property="og:site_name" content="${ESCAPED}" />`);
      expect(home).toContain(String.raw`"name":"Nähe & \u003cb>Co\u003c/b>"`);
      expect(await textOf('/courses', at)).toContain(`<title>All Courses · ${ESCAPED}</title>`);
      expect(await textOf(`/courses/${slug}`, at)).toContain(`<title>Knots · ${ESCAPED}</title>`);
      expect(await textOf('/user/profile', at)).toContain(`<title>${ESCAPED}</title>`);
      expect(await textOf('/courses.atom', at)).toContain(`<title>${ESCAPED}: new courses</title>`);
      expect(JSON.parse(await textOf('/api/v1/openapi.json', at))).toMatchObject({ info: { title: NAME } });
    };
    await saidAt(app);
    await eventually(async () => expect(await nameAt(replica)).toEqual({ data: { school: { name: NAME } } }));
    await saidAt(replica);
  });

  it('is on the sharing picture', async () => {
    const [, path = ''] =
      /property="og:image" content="[^"]*(\/share\/[^"]*)"/.exec(await textOf('/about')) ?? [];
    const answer = await fetch(new URL(path, app.url));
    expect(answer.headers.get('content-type')).toBe('image/jpeg');
    expect(Buffer.from(await answer.arrayBuffer()).subarray(0, 3)).toEqual(Buffer.from([0xff, 0xd8, 0xff]));
    const older = await fetch(new URL('/share/0.jpg', app.url), { redirect: 'manual' });
    expect(older.headers.get('location')).toBe(path);
  });

  it('is in mails, escaped in their HTML', async () => {
    const { email } = await signUp(app);
    const mail = await receivedMail(app, ({ to }) => to === email);
    expect(mail.subject).toBe(`Welcome to ${NAME}`);
    expect(mail.text).toContain(`-- \n${NAME}\n`);
    expect(mail.html).toContain(`used to sign up at ${ESCAPED}.`);
    expect(mail.html).not.toContain('<b>Co');
  });

  it('is shown by authenticator apps and passkeys', async () => {
    const { client } = await register(app);
    const { startTotp, startPasskey } = dataOf(
      await client.graphql<{ startTotp: { uri: string }; startPasskey: { options: string } }>(
        'mutation { startTotp { uri } startPasskey { options } }',
      ),
    );
    expect(new URL(startTotp.uri).searchParams.get('issuer')).toBe(NAME);
    expect(JSON.parse(startPasskey.options)).toMatchObject({ rp: { name: NAME } });
  });
});

describe('the colour of a school', () => {
  it.each(['accent', 'secondColor'])('is refused with our text when it is not a colour: %s', async (name) => {
    const answer = await tryUpdateSchool(admin.client, { [name]: 'red' });
    expect(refusalOf(answer)?.message).toBe(schoolTexts.validation.accent);
    expect(answer.errors?.[0]?.extensions.fields).toEqual({ [name]: schoolTexts.validation.accent });
  });

  it('is part of the HTML of each page and of mails', async () => {
    expect(await textOf('/about')).not.toContain('id="palette"');
    await updateSchool(admin.client, { accent: ' #1D4ED8' });
    expect(await textOf('/about')).toContain(paletteCss('#1d4ed8'));
    const { email } = await signUp(app);
    expect((await receivedMail(app, ({ to }) => to === email)).html).toContain('background: #1d4ed8;');
    await updateSchool(admin.client, { secondColor: '#0f766e' });
    expect(await textOf('/about')).toContain(paletteCss('#1d4ed8', '#0f766e'));
    await updateSchool(admin.client, { accent: '' });
    expect(await textOf('/about')).toContain(paletteCss('', '#0f766e'));
    await updateSchool(admin.client, { secondColor: '' });
    expect(await textOf('/about')).not.toContain('id="palette"');
  });
});

describe('the typeface of a school', () => {
  it('is part of the HTML of each page', async () => {
    expect(await textOf('/about')).not.toContain(`id="${TYPEFACE_ID}"`);
    await updateSchool(admin.client, { typeface: 'LORA' });
    for (const path of ['/about', '/login', '/nothing'])
      expect(await textOf(path)).toContain(`<style id="${TYPEFACE_ID}">${typefaceCss('LORA')}</style>`);
    await updateSchool(admin.client, { typeface: 'SYSTEM' });
    expect(await textOf('/about')).toContain(typefaceCss('SYSTEM'));
    await updateSchool(admin.client, { typeface: 'FRAUNCES' });
    expect(await textOf('/about')).not.toContain(`id="${TYPEFACE_ID}"`);
  });

  it('is one of the list', async () => {
    const answer = await admin.client.graphql(
      'mutation { updateSchool(input: { version: 1, typeface: COMIC_SANS }) { id } }',
    );
    expect(answer.errors?.[0]?.message).toContain('does not exist in "Typeface" enum');
  });
});

describe('the texts and links of a school', () => {
  it('can be changed for the home page, its description and the footer', async () => {
    const words = {
      headline: 'Sail with us',
      intro: 'Every knot, and <b>why</b>.',
      youtube: 'https://www.youtube.com/@us',
    };
    await updateSchool(admin.client, { ...words, facebook: '' });
    const { school } = dataOf(
      await app.visitor().graphql<{ school: object }>('{ school { headline intro youtube facebook } }'),
    );
    expect(school).toEqual({ ...words, facebook: '' });
    expect(await textOf('/')).toContain('content="Every knot, and &lt;b&gt;why&lt;/b&gt;."');
  });

  it.each([
    'http://www.youtube.com/@us',
    'https://youtube.com.evil.example/',
    'javascript:alert(1)',
    'youtube',
  ])('are refused when a link leads to another site: %s', async (youtube) => {
    const answer = await tryUpdateSchool(admin.client, { youtube });
    expect(answer.errors?.[0]?.extensions.fields).toEqual({
      youtube: schoolTexts.validation.address({ network: 'YouTube' }),
    });
  });
});

describe('the contact address of a school', () => {
  const write = (email: string) =>
    app
      .visitor()
      .graphql('mutation ($input: ContactMessageInput!) { sendContactMessage(input: $input) { id } }', {
        input: { name: 'Ann', email, message: 'Do you teach knots?' },
      });

  it('is public, and receives messages and replies to mails', async () => {
    await updateSchool(admin.client, { contact: ' Office@Harbour.example' });
    const { school } = dataOf(await app.visitor().graphql<{ school: object }>('{ school { contact } }'));
    expect(school).toEqual({ contact: 'office@harbour.example' });
    dataOf(await write('ann@example.com'));
    const message = await receivedMail(app, ({ to }) => to === 'office@harbour.example');
    expect(message.replyTo).toBe('Ann <ann@example.com>');
    const thanks = await receivedMail(app, ({ to }) => to === 'ann@example.com');
    expect(thanks.replyTo).toMatch(/ <office@harbour\.example>$/);
  });

  it('defaults to the one of the environment', async () => {
    await updateSchool(admin.client, { contact: '' });
    dataOf(await write('ben@example.com'));
    await receivedMail(
      app,
      ({ to, replyTo }) => to === app.config.mail.contact && replyTo?.includes('ben@') === true,
    );
    expect((await receivedMail(app, ({ to }) => to === 'ben@example.com')).replyTo).toBeFalsy();
  });

  it.each(['office', 'a@b, c@d.example', 'a@b.example\nBcc: c@d.example'])(
    'is refused when it is not one bare address: %s',
    async (contact) => {
      const answer = await tryUpdateSchool(admin.client, { contact });
      expect(answer.errors?.[0]?.extensions.fields).toEqual({ contact: schoolTexts.validation.contact });
    },
  );
});

describe('the settings of a school', () => {
  it('are saved by the first of two changes to the same version', async () => {
    const { version } = app.container.services.school.current;
    const answers = await Promise.all(
      ['One', 'Two'].map((name) => tryUpdateSchool(admin.client, { name }, version)),
    );
    const refusals = answers.map((answer) => refusalOf(answer)).filter(Boolean);
    expect(refusals).toEqual([{ code: 'CONFLICT', message: schoolTexts.conflict.changed }]);
    expect(app.container.services.school.current.version).toBe(version + 1);
  });

  it('have no new version when nothing changes', async () => {
    const { version, name } = app.container.services.school.current;
    expect(dataOf(await tryUpdateSchool(admin.client, { name })).updateSchool.version).toBe(version);
  });

  it('are recorded in the audit log when they change', async () => {
    await updateSchool(admin.client, { name: 'Audited' });
    const { auditLog } = dataOf(
      await admin.client.graphql<{ auditLog: object }>(
        '{ auditLog(first: 1) { nodes { action subject details actor { id } } } }',
      ),
    );
    expect(auditLog).toEqual({
      nodes: [
        { action: 'SCHOOL_CHANGED', subject: 'Audited', details: 'Changed: name', actor: { id: admin.id } },
      ],
    });
  });
});
