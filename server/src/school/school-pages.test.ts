import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { defaultMentors, mentorLimits } from '#shared/mentors.ts';
import { schoolDefaults, schoolLimits } from '#shared/school.ts';
import { schoolTexts } from '#shared/texts/school.ts';
import { inLanguage } from '#server/platform/common/current-language.ts';
import { dataOf, drawPicture, refusalOf, registerAdmin, signUp } from '#testing/factories.ts';
import type { GraphqlAnswer, HttpClient } from '#testing/http-client.ts';
import { eventually } from '#testing/eventually.ts';
import { receivedMail } from '#testing/received-mail.ts';
import { startApp, type TestApp } from '#testing/start-app.ts';
import { expectNothingLeft, tally, useOwnTemporaryFolder } from '#testing/traces.ts';
import { tryUpdateSchool, updateSchool } from './school.test-helper.ts';

useOwnTemporaryFolder();
let app: TestApp;
let admin: HttpClient;
let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'lectern-client-'));
  const client = join(import.meta.dirname, '../../../client');
  await cp(join(client, 'index.html'), join(folder, 'index.html'));
  await cp(join(client, 'public/offline.html'), join(folder, 'offline.html'));
  app = await startApp({}, { clientFolder: folder });
  ({ client: admin } = await registerAdmin(app));
});
afterAll(async () => {
  await app.stop();
  await rm(folder, { recursive: true });
});

/** Fields of the school as a visitor reads them. */
const told = async (fields: string) =>
  dataOf(await app.visitor().graphql<{ school: Record<string, unknown> }>(`{ school { ${fields} } }`)).school;

describe('the about page of a school', () => {
  const htmlOf = async (about: string) => {
    await updateSchool(admin, { about });
    return (await told('aboutHtml')).aboutHtml;
  };

  it('is empty until an admin writes one', async () => {
    expect(await told('about aboutHtml')).toEqual({ about: '', aboutHtml: '' });
  });

  it('is Markdown whose headings start below the heading of the page', async () => {
    const html = await htmlOf(
      '# Who we are\n\nWe **sail**. [Our courses](/courses), [more](https://a.example)',
    );
    expect(html).toBe(
      '<h2>Who we are</h2>\n<p>We <strong>sail</strong>. <a href="/courses">Our courses</a>, <a href="https://a.example">more</a></p>\n',
    );
  });

  it('skips no heading level, whichever level it starts with', async () => {
    const levels = String(await htmlOf('### a\n\n# b\n\n##### c\n\n## d')).match(/<h\d/g);
    expect(levels).toEqual(['<h2', '<h2', '<h3', '<h3']);
  });

  it.each([
    '<script>alert(1)</script>',
    '<img src=x onerror=alert(1)>',
    '[a](javascript:alert(1))',
    '[a](JaVa&#115;cript:alert&#40;1&#41;)',
    '[a](data:text/html,<script>alert(1)</script>)',
    '[a](//evil.example)',
    '![a](https://a.example/pixel.gif)',
    '[a](https://a.example "x\\" onmouseover=alert(1)")',
    '<https://a.example/"onmouseover="alert(1)>',
    '[a]: javascript:alert(1)\n\n[a]',
    '| a |\n|:-:|\n| b |',
  ])('runs no code and loads nothing from other servers: %s', async (about) => {
    const html = await htmlOf(`Beginning\n\n${about}`);
    expect(html).not.toMatch(/href="(?!https:\/\/a\.example)/);
    const tags = String(html).replace(/"[^"]*"/g, '');
    expect(tags).not.toMatch(/<(script|img)|<[^>]*\s(on\w+|style)=/i);
  });

  it('has a preview that shows the page and saves nothing', async () => {
    const preview = (text: string) =>
      admin.graphql<{ markdownPreview: string }>('query ($text: String!) { markdownPreview(text: $text) }', {
        text,
      });
    const before = await told('version about');
    expect(dataOf(await preview('# A\n\n<b>B</b>')).markdownPreview).toBe(
      '<h2>A</h2>\n<p>&lt;b&gt;B&lt;/b&gt;</p>\n',
    );
    expect(refusalOf(await preview('x'.repeat(schoolLimits.page.max + 1)))?.code).toBe('BAD_USER_INPUT');
    expect(await told('version about')).toEqual(before);
  });

  it('has a maximum length and renders deep nesting', async () => {
    const { max } = schoolLimits.page;
    expect(refusalOf(await tryUpdateSchool(admin, { about: 'x'.repeat(max + 1) }))?.code).toBe(
      'BAD_USER_INPUT',
    );
    for (const part of ['> ', '[', '*a_ ', '- '])
      expect(await htmlOf(part.repeat(Math.floor(max / part.length) - 1) + 'x')).toMatch(/^</);
    await updateSchool(admin, { about: '' });
  });
});

describe('the mentors of a school', () => {
  const UPDATE = `mutation ($input: UpdateSchoolInput!) {
    updateSchool(input: $input) { version mentors { id name portrait { url width height } } }
  }`;
  interface Update {
    updateSchool: { mentors: { id: string; name: string; portrait: { url: string } | null }[] };
  }
  const ann = { name: 'Ann', subject: 'Knots', bio: 'Ties them.' };
  const send = (mentors: readonly object[], picture?: Blob, at = 0): Promise<GraphqlAnswer<Update>> => {
    const input = { version: app.container.services.school.current.version, mentors };
    return picture
      ? admin.graphqlUpload(UPDATE, { input }, `input.mentors.${at}.portrait`, picture, 'a.png')
      : admin.graphql(UPDATE, { input });
  };
  const save = async (...sent: Parameters<typeof send>) => dataOf(await send(...sent)).updateSchool.mentors;

  it('are those of the specification until an admin saves others', async () => {
    expect((await told('mentors { id name subject bio }')).mentors).toEqual(defaultMentors);
  });

  it('and the headline are in the language of the visitor until an admin saves others', async () => {
    const german = app.visitor({ 'accept-language': 'de' });
    const QUERY = '{ school { headline mentors { subject } } }';
    const own = inLanguage('de', () => ({
      headline: schoolDefaults.headline,
      mentors: defaultMentors.map(({ subject }) => ({ subject })),
    }));
    expect(own.headline).not.toBe(schoolDefaults.headline);
    expect(dataOf(await german.graphql(QUERY))).toEqual({ school: own });
  });

  it('keep their portrait when their texts change, and lose it when they are removed', async () => {
    const before = await tally(app);
    const [made] = await save([{ ...ann, portrait: null }], await drawPicture({ width: 600, height: 900 }));
    expect(made?.portrait).toEqual({ url: expect.any(String) as string, width: 512, height: 512 });
    const picture = await fetch(new URL(made?.portrait?.url ?? '', app.url));
    expect(picture.headers.get('content-type')).toBe('image/webp');
    const [, kept] = await save([
      { ...ann, name: 'Ben' },
      { ...ann, id: made?.id, name: 'Anna' },
    ]);
    expect(kept).toEqual({ ...made, name: 'Anna' });
    expect((await told('mentors { name }')).mentors).toEqual([{ name: 'Ben' }, { name: 'Anna' }]);
    const [, other] = await save(
      [
        { ...ann, name: 'Ben' },
        { ...ann, id: made?.id, portrait: null },
      ],
      await drawPicture({ width: 512, height: 512 }),
      1,
    );
    expect(other?.portrait?.url).not.toBe(made?.portrait?.url);
    await save([]);
    await eventually(async () =>
      expect((await tally(app)).rows?.stored_objects).toBe(before.rows?.stored_objects),
    );
  });

  it('are saved with all portraits or not at all', async () => {
    const before = await tally(app);
    const noPicture = new Blob(['<svg xmlns="http://www.w3.org/2000/svg"/>'], { type: 'image/png' });
    expect(refusalOf(await send([{ ...ann, portrait: null }], noPicture))?.code).toBe(
      'UNSUPPORTED_MEDIA_TYPE',
    );
    const { version } = app.container.services.school.current;
    const input = { version: version - 1, mentors: [{ ...ann, portrait: null }] };
    const stale = await admin.graphqlUpload(
      UPDATE,
      { input },
      'input.mentors.0.portrait',
      await drawPicture({ width: 512, height: 512 }),
      'a.png',
    );
    expect(refusalOf(stale)).toEqual({ code: 'CONFLICT', message: schoolTexts.conflict.changed });
    await expectNothingLeft(app, before);
  });

  it('can be restored if they are default mentors', async () => {
    await save([]);
    const ids = defaultMentors.map(({ id }) => id);
    expect((await save(defaultMentors)).map(({ id }) => id)).toEqual(ids);
    expect((await told('mentors { id name subject bio }')).mentors).toEqual(defaultMentors);
  });

  it('are refused without a name, with characters that PostgreSQL cannot store, and when there are too many', async () => {
    const [nameless] = (await send([{ ...ann, name: ' ' }])).errors ?? [];
    expect(nameless?.extensions.fields).toEqual({ 'mentors.0.name': schoolTexts.validation.mentorName });
    expect(refusalOf(await send([{ ...ann, bio: 'a\0b' }]))?.code).toBe('BAD_USER_INPUT');
    const { max: count } = mentorLimits.count;
    const tooMany = refusalOf(await send(Array.from({ length: count + 1 }, () => ann)));
    expect(tooMany?.message).toBe(schoolTexts.validation.mentors({ count }));
  });
});

describe('a school as an app', () => {
  const manifest = async () => (await app.visitor().json<object>('GET', '/manifest.webmanifest')).body;

  it('has the name, colour and language of the school', async () => {
    expect(await manifest()).toMatchObject({ lang: 'en', dir: 'ltr', theme_color: '#f8f5ef' });
    await updateSchool(admin, { name: 'Harbour', accent: '#1d4ed8', language: 'de' });
    expect(await manifest()).toMatchObject({
      name: 'Harbour',
      short_name: 'Harbour',
      lang: 'de',
      theme_color: '#1d4ed8',
    });
    await updateSchool(admin, { name: schoolDefaults.name, accent: '', language: 'en' });
  });

  it('has its name on the offline page', async () => {
    await updateSchool(admin, { name: "Tom & Son's $& <b>" });
    const answer = await fetch(new URL('/offline.html', app.url));
    expect(answer.headers.get('content-type')).toContain('text/html');
    expect(await answer.text()).toContain('<p class="school">Tom &amp; Son&#39;s $&amp; &lt;b&gt;</p>');
    await updateSchool(admin, { name: schoolDefaults.name });
  });
});

describe('a picture of the school’s own', () => {
  const SET = 'mutation ($input: SetSchoolPictureInput!) { setSchoolPicture(input: $input) { version } }';
  const place = async (where: string, picture?: Blob) => {
    const input = { version: app.container.services.school.current.version, place: where, picture: null };
    if (!picture) return admin.graphql(SET, { input });
    return admin.graphqlUpload(SET, { input }, 'input.picture', picture, 'a.png');
  };
  const fetched = async (path: string) => {
    const answer = await fetch(new URL(path, app.url));
    const metadata = await sharp(Buffer.from(await answer.arrayBuffer())).metadata();
    return { type: answer.headers.get('content-type'), width: metadata.width, height: metadata.height };
  };
  const homePage = async () => (await fetch(app.url)).text();
  const sharedPath = async () => {
    const [, address = ''] = /property="og:image" content="([^"]*)"/.exec(await homePage()) ?? [];
    return new URL(address).pathname;
  };

  it('can be a logo, which replaces the name in the header, in mails and on sharing pictures', async () => {
    const { name } = app.container.services.school.current;
    expect(await sharedPath()).toBe('/share.png');
    expect(await told('logo { url } logoDark { url } icon { url }')).toEqual({
      logo: null,
      logoDark: null,
      icon: null,
    });
    dataOf(await place('LOGO', await drawPicture({ format: 'webp', width: 1280, height: 200 })));
    const { logo } = (await told('logo { url width height }')) as { logo: { url: string } };
    expect(logo).toEqual({ url: expect.stringMatching(/\.png$/) as string, width: 640, height: 100 });
    expect(await fetched(logo.url)).toEqual({ type: 'image/png', width: 640, height: 100 });
    expect(await fetched(await sharedPath())).toMatchObject({ type: 'image/jpeg', width: 1200 });
    const { email } = await signUp(app);
    const { html, text } = await receivedMail(app, ({ to }) => to === email);
    expect(html).toContain(`src="${app.config.publicUrl}${logo.url}"`);
    expect(html).toContain(`alt="${name}"`);
    expect(text).toContain(name);
    dataOf(await place('LOGO'));
    expect(await told('logo { url }')).toEqual({ logo: null });
    await eventually(async () => expect((await fetch(new URL(logo.url, app.url))).status).toBe(404));
  });

  it('can be an icon, which is stored in all sizes and removed in all of them', async () => {
    const before = await tally(app);
    expect(await homePage()).toContain('<link rel="icon" href="/favicon.svg"');
    dataOf(await place('ICON', await drawPicture({ format: 'jpeg', width: 700, height: 600 })));
    const page = await homePage();
    expect(page).not.toContain('favicon.svg');
    const paths = [...page.matchAll(/<link rel="(?:icon|apple-touch-icon)" href="([^"]*)"/g)].map(
      ([, path = '']) => path,
    );
    const icons = await Promise.all(paths.map(fetched));
    expect(icons).toEqual([32, 192, 180].map((size) => ({ type: 'image/png', width: size, height: size })));
    const [, manifestPath = ''] = /<link rel="manifest" href="([^"]*)"/.exec(page) ?? [];
    const installed = await app
      .visitor()
      .json<{ icons: { src: string; purpose?: string }[] }>('GET', manifestPath);
    expect(installed.headers.get('content-type')).toContain('application/manifest+json');
    expect(await Promise.all(installed.body.icons.map(({ src }) => fetched(src)))).toEqual(
      [192, 512, 512].map((size) => ({ type: 'image/png', width: size, height: size })),
    );
    // The maskable icon has a margin, so that devices cut nothing off.
    expect(installed.body.icons.map(({ purpose }) => purpose)).toEqual([undefined, undefined, 'maskable']);
    dataOf(await place('ICON'));
    await eventually(async () =>
      expect((await tally(app)).rows?.stored_objects).toBe(before.rows?.stored_objects),
    );
  });

  it('is refused in other formats, such as SVG, without leaving files', async () => {
    const before = await tally(app);
    const drawing = new Blob(['<svg xmlns="http://www.w3.org/2000/svg"><script/></svg>'], {
      type: 'image/png',
    });
    expect(refusalOf(await place('LOGO', drawing))?.code).toBe('UNSUPPORTED_MEDIA_TYPE');
    await expectNothingLeft(app, before);
  });
});
