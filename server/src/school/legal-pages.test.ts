import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { legalMessages } from '#shared/legal.ts';
import { dataOf, refusalOf, register, registerAdmin, tryRegister } from '#testing/factories.ts';
import type { HttpClient } from '#testing/http-client.ts';
import { startApp, type TestApp } from '#testing/start-app.ts';
import { expectNothingLeft, tally, useOwnTemporaryFolder } from '#testing/traces.ts';
import { updateSchool } from './school.test-helper.ts';

useOwnTemporaryFolder();
let app: TestApp;
let admin: HttpClient;
let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'lectern-client-'));
  await cp(join(import.meta.dirname, '../../../client/index.html'), join(folder, 'index.html'));
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

describe('the legal pages of a school', () => {
  const statusOf = async (path: string) => (await fetch(new URL(path, app.url))).status;
  const PAGES = 'legalPages { name changedAt } legalPage(name: TERMS) { html }';
  interface Told {
    legalPages: { name: string; changedAt: string }[];
    legalPage: { html: string } | null;
  }
  const pages = async () => (await told(PAGES)) as unknown as Told;

  it('do not exist until they have a text', async () => {
    expect(await pages()).toEqual({ legalPages: [], legalPage: null });
    for (const path of ['/imprint', '/privacy', '/terms']) expect(await statusOf(path)).toBe(404);
  });

  it('have an address and the date of their text', async () => {
    await updateSchool(admin, { imprint: 'Harbour Ltd', terms: '# Be kind' });
    const first = await pages();
    expect(first.legalPages.map(({ name }) => name)).toEqual(['IMPRINT', 'TERMS']);
    expect(first.legalPage).toEqual({ html: '<h2>Be kind</h2>\n' });
    expect([await statusOf('/imprint'), await statusOf('/terms'), await statusOf('/privacy')]).toEqual([
      200, 200, 404,
    ]);
    const sitemap = await (await fetch(new URL('/sitemaps/pages.xml', app.url))).text();
    expect(sitemap).toContain(`${app.config.publicUrl}/terms<`);
    expect(sitemap).not.toContain('/privacy<');
    await updateSchool(admin, { terms: '# Be kinder', headline: 'Sail with us' });
    const second = await pages();
    expect(second.legalPages[0]).toEqual(first.legalPages[0]);
    expect(second.legalPages[1]?.changedAt).not.toBe(first.legalPages[1]?.changedAt);
    await updateSchool(admin, { imprint: '', terms: '' });
    expect(await pages()).toEqual({ legalPages: [], legalPage: null });
  });
});

describe('an agreement to the terms of a school', () => {
  interface Agreement {
    place: string;
    termsChangedAt: string;
  }
  const write = async (terms: string) => {
    await updateSchool(admin, { terms });
    const { legalPages } = (await told('legalPages { changedAt }')) as {
      legalPages: { changedAt: string }[];
    };
    return legalPages[0]?.changedAt ?? '';
  };
  const agreementsOf = async (client: HttpClient) =>
    dataOf(
      await client.graphql<{ me: { agreements: Agreement[] } }>(
        '{ me { agreements { place termsChangedAt } } }',
      ),
    ).me.agreements;
  const START = 'mutation ($agreedTerms: DateTime) { startCheckout(agreedTerms: $agreedTerms) { id } }';
  const conflict = { code: 'CONFLICT', message: legalMessages.conflict.termsChanged };

  it('is stored with the account and the version that was shown', async () => {
    const agreedTerms = await write('Be kind');
    const client = app.visitor();
    dataOf(await tryRegister(client, { agreedTerms }));
    expect(await agreementsOf(client)).toEqual([{ place: 'SIGNUP', termsChangedAt: agreedTerms }]);
  });

  it('is stored once for a buyer who starts checkout twice', async () => {
    const agreedTerms = await write('Be kinder');
    const { client } = await register(app);
    for (let click = 0; click < 2; click += 1) dataOf(await client.graphql(START, { agreedTerms }));
    expect(await agreementsOf(client)).toEqual([{ place: 'CHECKOUT', termsChangedAt: agreedTerms }]);
  });

  it('is refused without effects if the terms have changed', async () => {
    const agreedTerms = await write('Be fair');
    const { client } = await register(app);
    const before = await tally(app);
    await write('Be fairer');
    expect(refusalOf(await tryRegister(app.visitor(), { agreedTerms }))).toEqual(conflict);
    expect(refusalOf(await client.graphql(START, { agreedTerms }))).toEqual(conflict);
    expect(await agreementsOf(client)).toEqual([]);
    await expectNothingLeft(app, before);
  });

  it('is refused if the terms were added after the form was shown', async () => {
    await write('');
    const agreedTerms = null;
    const { client } = await register(app);
    dataOf(await tryRegister(app.visitor(), { agreedTerms }));
    dataOf(await client.graphql(START, { agreedTerms }));
    const before = await tally(app);
    await write('Be honest');
    expect(refusalOf(await tryRegister(app.visitor(), { agreedTerms }))).toEqual(conflict);
    expect(refusalOf(await client.graphql(START, { agreedTerms }))).toEqual(conflict);
    await expectNothingLeft(app, before);
  });

  it('is not stored for users that a program registers, because it shows no terms', async () => {
    const client = app.visitor();
    dataOf(await tryRegister(client));
    expect(await agreementsOf(client)).toEqual([]);
    dataOf(await client.graphql(START));
    expect(await agreementsOf(client)).toEqual([]);
  });
});
