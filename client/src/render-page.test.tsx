import { afterAll, describe, expect, it, vi } from 'vitest';
import {
  FirstStepsDocument,
  MeDocument,
  MyCheckoutDocument,
  MySubscriptionDocument,
} from '#client/gql/graphql.ts';
import { metaOf } from '#client/graphql/trusted-documents.ts';
import { sampleCatalogue, sampleCourse, samplePlayableLecture } from '#client/testing/course-samples.ts';
import { sampleWords, schoolOf, type Answers } from '#client/testing/answering-school.ts';
import { sampleImage } from '#client/testing/image-samples.ts';
import { sampleUser } from '#client/testing/session-samples.ts';
import { DEFAULT_LANGUAGE, type Language } from '#shared/languages.ts';
import type { AskSchool } from '#shared/page-rendering.ts';
import { setCurrentLanguage } from '#shared/texts/texts.ts';
import { screens } from './app/screens.ts';
import { answerPage, answerSchool, renderPage, setOrigin, speakLanguages } from './render-page.tsx';

const plan = {
  __typename: 'Plan',
  price: { __typename: 'Money', amount: 49_900, currency: 'usd' },
  priceTax: 'NONE',
  monthlyNotice: false,
  termYears: 1,
  refundWindowDays: 14,
  graceDays: 7,
  trialDays: 0,
  renewalConsent: false,
  publishableKey: null,
};
/** Renders a page with these responses. Also returns the queries. */
async function render(address: string, answers: Answers) {
  const { ask, asked } = schoolOf(answers);
  const page = await renderPage(address, ask);
  return { ...page, body: page ? page.body + page.answers : '', asked };
}

/** A page of the catalogue with a next page. */
function grown(...ids: string[]) {
  const { courses } = sampleCatalogue(ids.map((id) => sampleCourse(id)));
  return { courses: { ...courses, pageInfo: { ...courses.pageInfo, hasNextPage: true } } };
}

afterAll(() => setCurrentLanguage(() => DEFAULT_LANGUAGE));

describe('a rendered page', () => {
  it('is in the current language', async () => {
    let language: Language = 'de';
    speakLanguages(() => language);
    const wordsOf = async () => {
      const { body } = await render('/courses?category=Tea', {
        Courses: sampleCatalogue([sampleCourse('1')]),
      });
      return /\d+ (?:Kurs|course)\b/.exec(body)?.[0];
    };
    expect(await wordsOf()).toBe('1 Kurs');
    language = 'en';
    expect(await wordsOf()).toBe('1 course');
  });

  it('of the catalogue links to the next page for visitors without scripts', async () => {
    const first = await render('/courses?sort=title', { Courses: grown('1', '2') });
    const [, next = ''] = /<noscript><a [^>]*href="([^"]*)"/.exec(first.body) ?? [];
    expect(next).toBe('/courses?sort=title&amp;after=cursor-2');
    const second = await render(next.replace('&amp;', '&'), {
      Courses: sampleCatalogue([sampleCourse('3')]),
    });
    expect(second.asked).toEqual([
      ['School', {}],
      ['Courses', { sort: 'TITLE', after: 'cursor-2' }],
    ]);
    expect(second.body).toContain('Course 3');
    expect(second.body).not.toContain('Next page');
    // Without data: with scripts, the list is shown from its beginning.
    expect(second.body).not.toContain('<script');
  });

  it('escapes user text in its data', async () => {
    const title = '</script><script>alert(1)</script><!--';
    const { body } = await render('/', {
      Courses: sampleCatalogue([sampleCourse('1', { title })]),
      Plan: { plan },
    });
    expect(body.match(/<script/g)).toHaveLength(1);
    expect(body.match(/<\/script/g)).toHaveLength(1);
    const [, data = ''] = /<script type="application\/json" id="answers">(.*)<\/script>$/s.exec(body) ?? [];
    expect(JSON.parse(data)).toMatchObject({ ROOT_QUERY: { me: null }, 'Course:1': { title } });
  });

  it('contains no data of the page before it', async () => {
    await render('/courses', { Courses: sampleCatalogue([sampleCourse('1')]) });
    const { body } = await render('/courses', { Courses: sampleCatalogue([sampleCourse('2')]) });
    expect(body).toContain('Course 2');
    expect(body).not.toContain('Course 1');
  });

  it('preloads its first picture and has all its styles in the head', async () => {
    const { head = '', body } = await render('/courses', { Courses: sampleCatalogue([sampleCourse('1')]) });
    expect(head).toContain('<link rel="preload" href="/media/cover.webp" as="image"');
    expect(head).not.toContain('<title>');
    const classes = new Set([...body.matchAll(/\bcss-(\w+)/g)].map(([, name = '']) => name));
    expect(classes.size).toBeGreaterThan(20);
    const [, names = ''] = /<style data-emotion="css ([^"]*)"/.exec(head) ?? [];
    expect([...classes].filter((name) => !names.split(' ').includes(name))).toEqual([]);
  });

  it('of the school preloads the picture of the school, and no other', async () => {
    const hero = { ...sampleImage('/media/hero.webp', 1280, 720), avifSrcset: '/media/640.avif 640w' };
    const words = { ...sampleWords, hero, heroAlt: 'A loaf' };
    const { head = '', body } = await render('/', {
      HomeWords: { school: words },
      Courses: sampleCatalogue([sampleCourse('1')]),
    });
    expect(head.match(/<link rel="preload"[^>]*as="image"[^>]*>/g)).toHaveLength(1);
    expect(head).toMatch(/<link rel="preload"[^>]* imagesrcset="\/media\/640.avif 640w"/i);
    expect(body).toMatch(/<img[^>]* src="\/media\/hero.webp" alt="A loaf"/);
  });

  it('fetches its first picture first and the other pictures lazily', async () => {
    const courses = ['1', '2', '3', '4', '5'].map((id) => sampleCourse(id));
    const { head = '', body } = await render('/courses', { Courses: sampleCatalogue(courses) });
    expect(head.match(/as="image"/g)).toHaveLength(1);
    const later = [false, false, false, false];
    const covers = body.match(/<img[^>]* src="\/media\/cover.webp"[^>]*>/g) ?? [];
    expect(covers.map((cover) => cover.includes('fetchPriority="high"'))).toEqual([true, ...later]);
    expect(covers.map((cover) => cover.includes('loading="eager"'))).toEqual([true, ...later]);
  });

  it('does not exist for a screen that needs a session', async () => {
    for (const address of ['/signup', '/user/profile', '/courses/a/edit', '/nowhere']) {
      expect((await render(address, {})).head).toBeUndefined();
    }
  });

  it('of the login can be posted and shows the reason of a refusal', async () => {
    const { body } = await render('/login?next=%2Fcheckout&refused=credentials', {});
    expect(body).toContain('action="/login?next=%2Fcheckout" method="post"');
    expect(body).toContain('The email or password is incorrect');
    for (const refused of ['', 'constructor', '%3Cb%3E']) {
      expect((await render(`/login?refused=${refused}`, {})).body).not.toMatch(
        /incorrect|Object|<b>|undefined/,
      );
    }
    expect((await render('/login?step=second', {})).body).toContain(
      'Two-factor authentication requires JavaScript',
    );
  });

  it('of the contact form can be posted and shows the result', async () => {
    const contact = { ContactAddress: { school: { id: 'school-1', contact: '' } } };
    const { body } = await render('/contact?refused=email', contact);
    expect(body).toContain('action="/contact" method="post"');
    expect(body).toContain('Invalid Email');
    expect((await render('/contact?sent=1', contact)).body).toContain('your message has arrived');
  });

  it('of the guide has its samples with the school’s address, its contents and its links', async () => {
    setOrigin('https://harbour.example');
    const { body } = await render('/developers', {});
    expect(body).toContain('LECTERN_URL=https://harbour.example');
    expect(body).toMatch(/<a [^>]*href="#pagination"/);
    expect(body).toContain('id="pagination"');
    expect(body).toMatch(/<a [^>]*href="\/schema.graphql"/);
    expect(body).toMatch(/<a [^>]*href="https:\/\/datatracker.ietf.org\/[^"]*" rel="noreferrer"/);
    expect(body).not.toContain('href="..');
  });

  it('does not exist when the school refuses a query', async () => {
    const refused = { errors: [{ message: 'There is no such course' }], data: null };
    expect(await renderPage('/courses/gone', () => Promise.resolve(refused))).toBeNull();
  });

  it('shows the school’s name', async () => {
    const page = await render('/about', {});
    expect(page.body).toMatch(/<header[^]*Harbour[^]*<\/header>/);
    expect(page.body).toContain('"name":"Harbour"');
  });

  it('fails when a query fails', async () => {
    const fault = () => Promise.reject(new Error('A fault of ours'));
    await expect(renderPage('/courses', fault)).rejects.toThrow('A fault of ours');
  });
});

describe('a page without content', () => {
  it('includes the school’s name', async () => {
    expect(await answerSchool(schoolOf({}).ask)).toMatch(
      /^<script type="application\/json" id="answers">.*Harbour/,
    );
  });
});

describe('a page for a signed-in person', () => {
  const me = sampleUser('USER', 'ACTIVE');
  const lecture = samplePlayableLecture('two');
  const posterUrl = '/media/poster.webp?a=1&b="2"';
  const room = {
    course: {
      ...sampleCourse('1'),
      lectures: [
        samplePlayableLecture('one'),
        { ...lecture, video: lecture.video && { ...lecture.video, posterUrl } },
      ],
    },
  };

  const { ask: askWho } = schoolOf({ Me: { me } });
  /** A school that answers who is signed in and refuses all other queries. */
  const refusing: AskSchool = async (hash, variables) =>
    hash === metaOf(MeDocument)?.hash
      ? askWho(hash, variables)
      : { errors: [{ message: 'There is no such course' }] };

  const settings = { me: { __typename: 'User', id: me.id, playerSettings: null } };
  const link = 'href="/media/poster.webp?a=1&amp;b=&quot;2&quot;"';

  it('of a lecture is rendered with the person and the lectures, and preloads its picture', async () => {
    const { ask, asked } = schoolOf({ Me: { me }, CourseLectures: room, OwnPlayerSettings: settings });
    const page = await answerPage('/courses/course-1/lectures/two', ask);
    expect(asked.map(([operation]) => operation)).toEqual([
      'Me',
      'School',
      'CourseLectures',
      'OwnPlayerSettings',
    ]);
    expect(page?.isRendered).toBe(true);
    expect(page?.head).toContain(`<link rel="preload" as="image" ${link} fetchPriority="high"/>`);
    expect(page?.head.match(/as="image"/g)).toHaveLength(1);
    expect(page?.body).toMatch(/^<div id="root">.*Play: Lecture two.*Mark as done.*Lecture one/);
    expect(page?.answers).toContain(me.email);
    expect(page?.answers).toContain('Lecture two');
    expect(page).toMatchObject({
      module: 'src/features/lecture/lecture-page.tsx',
      soon: ['src/player/player.tsx'],
    });
  });

  it('of a lecture is not rendered if it waits for lazy code or many pages are being made', async () => {
    const answers = { CourseLectures: room, OwnPlayerSettings: settings };
    const admin = schoolOf({ Me: { me: sampleUser('ADMIN', 'ACTIVE') }, ...answers });
    const user = schoolOf({ Me: { me }, ...answers });
    const path = '/courses/course-1/lectures/two';
    const page = await answerPage(path, admin.ask);
    expect(page?.isRendered).toBe(false);
    expect(page?.head).toContain(`<link rel="preload" as="image" fetchpriority="high" ${link} />`);
    expect(page?.body).toContain(`--first-picture: url(&quot;/media/poster.webp?a=1&amp;b=\\&quot;2`);
    const many = await Promise.all(Array.from({ length: 9 }, () => answerPage(path, user.ask)));
    expect(many.map((each) => each?.isRendered)).toEqual([...Array.from({ length: 8 }, () => true), false]);
  });

  it('includes the person on every other screen, also when the school refuses the screen’s data', async () => {
    const other = await answerPage('/user/editprofile', schoolOf({ Me: { me } }).ask);
    expect(other).toMatchObject({ answers: expect.stringContaining(me.email) as string });
    const gone = await answerPage('/courses/gone', refusing);
    expect(gone?.answers).toContain(me.email);
  });

  it.each([
    ['/checkout', 'payment/checkout-page.tsx', MyCheckoutDocument],
    ['/user/profile', 'profile/profile-page.tsx', MySubscriptionDocument],
    ['/admin/dashboard', 'dashboard/dashboard-page.tsx', FirstStepsDocument],
  ])('at %s queries the data of its screen', async (path, module, document) => {
    const ask = vi.fn(refusing);
    expect(await answerPage(path, ask)).toMatchObject({ module: `src/features/${module}` });
    expect(ask).toHaveBeenCalledWith(metaOf(document)?.hash, {});
  });

  it('starts with a skeleton without personal data', async () => {
    for (const { path } of screens.filter(({ access }) => access !== 'visitors')) {
      const address = path.replace(/:slug/, 'course-1').replaceAll(/:\w+\??/g, 'own-value');
      const page = await answerPage(`${address}?q=own-value`, refusing);
      expect(page?.head, path).toContain('<style data-emotion');
      expect(page?.body, path).toMatch(/^<div (style=".*" )?inert id="root">.*<main/);
      for (const text of ['own-value', 'course-1', me.email, me.fullName, '>Login<'])
        expect(page?.body, path).not.toContain(text);
    }
  });

  it('starts empty where it redirects them', async () => {
    const page = await answerPage('/login', schoolOf({ Me: { me } }).ask);
    expect(page).toMatchObject({ head: '', body: '' });
  });

  it('does not exist after their session has ended', async () => {
    expect(await answerPage('/courses', schoolOf({ Me: { me: null } }).ask)).toBeNull();
  });

  it('leaves none of their data in later pages', async () => {
    await answerPage('/courses/course-1/lectures', schoolOf({ Me: { me }, CourseLectures: room }).ask);
    const other = await answerPage(
      '/user/editprofile',
      schoolOf({ Me: { me: { ...me, id: 'other', email: '' } } }).ask,
    );
    const visitors = await render('/about', {});
    for (const text of [other?.answers, visitors.body]) {
      expect(text).not.toContain(me.email);
      expect(text).not.toContain('Lecture two');
    }
  });
});
