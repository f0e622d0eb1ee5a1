// @slow server/src/school shared/legal.ts shared/texts shared/languages.ts shared/placeholders.ts server/src/platform
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { languageTags } from '#shared/languages.ts';
import { legalPages, type LegalPageName } from '#shared/legal.ts';
import { placeholdersIn } from '#shared/placeholders.ts';
import { schoolLimits } from '#shared/school.ts';
import { dataOf, refusalOf, registerAdmin } from '#testing/factories.ts';
import type { HttpClient } from '#testing/http-client.ts';
import { startApp, type TestApp } from '#testing/start-app.ts';
import { updateSchool } from './school.test-helper.ts';

const DRAFT =
  'query ($name: LegalPageName!, $language: String!) { legalDraft(name: $name, language: $language) }';

let app: TestApp;
let admin: HttpClient;
beforeAll(async () => {
  app = await startApp();
  ({ client: admin } = await registerAdmin(app));
});
afterAll(() => app.stop());

const tryDraft = (name: string, language: string) =>
  admin.graphql<{ legalDraft: string }>(DRAFT, { name, language });
const draft = async (name: string, language: string) => dataOf(await tryDraft(name, language)).legalDraft;
const preview = async (text: string) => {
  const query = 'query ($text: String!) { markdownPreview(text: $text) }';
  return dataOf(await admin.graphql<{ markdownPreview: string }>(query, { text })).markdownPreview;
};
const names = Object.keys(legalPages) as LegalPageName[];

describe.each(languageTags)('the drafts in %s', (language) => {
  it.each(names)('have a %s of its own with headings and placeholders, which can be saved', async (name) => {
    const text = await draft(name, language);
    expect(placeholdersIn(text)).toBeGreaterThan(0);
    expect(text).not.toMatch(/undefined|null|\$\{/);
    expect(text.length).toBeLessThan(schoolLimits.page.max);
    if (language !== 'en') expect(text).not.toBe(await draft(name, 'en'));
    const html = await preview(text);
    expect(html.match(/<mark>\[\[/g)).toHaveLength(placeholdersIn(text));
    expect(html).toContain('<h2>');
    expect(html).not.toContain('**');
    await updateSchool(admin, { [legalPages[name].setting]: text });
    await updateSchool(admin, { [legalPages[name].setting]: '' });
  });
});

it.each(languageTags.filter((tag) => tag !== 'en'))(
  'the drafts in %s have at least as many sections as the English ones',
  async (language) => {
    const sections = async (tag: string, name: string) =>
      (await draft(name, tag)).match(/^## /gm)?.length ?? 0;
    // A country may ask for more: the French imprint names the host.
    for (const name of names) {
      expect(await sections(language, name), name).toBeGreaterThanOrEqual(await sections('en', name));
    }
  },
);

describe('a draft', () => {
  it('contains what the school has set, and at least the statutory days', async () => {
    await updateSchool(admin, { name: 'Harbour', contact: '', refundDays: 7 });
    const before = await draft('WITHDRAWAL', 'en');
    expect(before).toContain('the courses of Harbour');
    expect(before).toContain('within 14 days');
    expect(before).toContain('[[email address]]');
    expect(before).toContain(`${app.config.publicUrl}/withdraw`);
    await updateSchool(admin, { contact: 'hello@harbour.example', refundDays: 30 });
    const after = await draft('WITHDRAWAL', 'en');
    expect(after).toContain('within 30 days');
    expect(after).toContain('hello@harbour.example');
    expect(after).not.toContain('[[email address]]');
  });

  it('does not exist in another language', async () => {
    expect(refusalOf(await tryDraft('TERMS', 'tlh'))?.code).toBe('BAD_USER_INPUT');
  });
});

describe('a placeholder', () => {
  it.each([
    ['Call [[number]] now', '<p>Call <mark>[[number]]</mark> now</p>\n'],
    ['[[a]] and [[b]]', '<p><mark>[[a]]</mark> and <mark>[[b]]</mark></p>\n'],
    ['[[<b>]]', '<p><mark>[[&lt;b&gt;]]</mark></p>\n'],
    ['`[[code]]`', '<p><code>[[code]]</code></p>\n'],
    ['[[open', '<p>[[open</p>\n'],
    ['[[]]', '<p>[[]]</p>\n'],
    ['[a [b](/c)', '<p>[a <a href="/c">b</a></p>\n'],
  ])('is marked on a page: %s', async (text, html) => {
    expect(await preview(text)).toBe(html);
  });

  it('keeps the step of the legal pages open while it is published, even if an admin skips the step', async () => {
    const stateOf = async () => {
      const query = '{ setupSteps { name state } }';
      const { setupSteps } = dataOf(
        await admin.graphql<{ setupSteps: { name: string; state: string }[] }>(query),
      );
      return setupSteps.find(({ name }) => name === 'LEGAL')?.state;
    };
    await updateSchool(admin, { imprint: 'Harbour, [[street]]' });
    expect(await stateOf()).toBe('OPEN');
    const skip = 'mutation { dismissSetupStep(name: LEGAL, dismissed: true) { state } }';
    expect(dataOf(await admin.graphql(skip))).toEqual({ dismissSetupStep: { state: 'OPEN' } });
    await updateSchool(admin, { imprint: 'Harbour, Quay 1' });
    expect(await stateOf()).toBe('DONE');
  });
});
