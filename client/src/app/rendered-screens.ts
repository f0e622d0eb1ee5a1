import type { OperationVariables, TypedDocumentNode } from '@apollo/client';
import { readView, searchVariablesOf, variablesOf } from '#client/features/course/catalogue-view.ts';
import { sessionOf } from '#client/features/auth/use-session.ts';
import { cardsPerRow } from '#client/features/home/course-row.tsx';
import {
  AboutDocument,
  AdminCountsDocument,
  CertificateDocument,
  ContactAddressDocument,
  ContinueWatchingDocument,
  CourseDocument,
  CourseLecturesDocument,
  CoursesDocument,
  FirstStepsDocument,
  HomeWordsDocument,
  LegalPageDocument,
  type MeQuery,
  MyApiTokensDocument,
  MyCheckoutDocument,
  MyPaymentsDocument,
  MySecondFactorDocument,
  MySessionsDocument,
  MySubscriptionDocument,
  OwnPlayerSettingsDocument,
  PlanDocument,
  SearchDocument,
} from '#client/gql/graphql.ts';
import { matchPage } from '#client/routing/match-page.ts';
import { legalPages, type LegalPageName } from '#shared/legal.ts';
import { MISSING_ADDRESS } from '#shared/page-rendering.ts';
import { paths, patterns } from '#shared/paths.ts';

/** Runs a query so that its result is in the cache. Rejects if it is refused. */
export type Ask = <Data, Variables extends OperationVariables>(
  document: TypedDocumentNode<Data, Variables>,
  variables: Variables,
) => Promise<Data>;

/** The signed-in person; null for a visitor. */
type Person = MeQuery['me'];

/** A screen whose page includes the data that it shows. */
interface AnsweredScreen {
  path: string;
  /** Module path below the client's folder. */
  module: string;
  /** The audience that gets the page rendered on the server. For others the scripts draw it from the data. */
  renderedFor: 'none' | 'visitors' | 'all';
  /** Modules that the screen's module imports as soon as it runs. */
  soon?: readonly string[];
  /**
   * Queries all data that the screen shows. Data missing from the cache afterwards is shown as loading. Resolves with the
   * addresses of pictures that are seen first and that only scripts show.
   */
  load?: (ask: Ask, place: Place) => Promise<void | readonly string[]>;
}

interface Place {
  params: Readonly<Record<string, string | undefined>>;
  search: URLSearchParams;
  person: Person;
}

const answeredScreens: readonly AnsweredScreen[] = [
  {
    path: paths.home,
    module: 'src/features/home/home-page.tsx',
    renderedFor: 'visitors',
    load: async (ask, { person }) => {
      await Promise.all([
        ask(CoursesDocument, {}),
        ask(PlanDocument, {}),
        ask(HomeWordsDocument, {}),
        person && ask(ContinueWatchingDocument, { first: cardsPerRow }),
      ]);
    },
  },
  {
    path: paths.courses,
    module: 'src/features/course/courses-page.tsx',
    renderedFor: 'visitors',
    load: loadCatalogue,
  },
  {
    path: patterns.course,
    module: 'src/features/course/course-page.tsx',
    renderedFor: 'visitors',
    load: async (ask, { params: { slug = '' } }) => {
      await Promise.all([ask(CourseDocument, { slug }), ask(PlanDocument, {})]);
    },
  },
  // Its scripts query the plan, because they handle a missing one.
  {
    path: paths.checkout,
    module: 'src/features/payment/checkout-page.tsx',
    renderedFor: 'none',
    load: async (ask) => void (await ask(MyCheckoutDocument, {})),
  },
  {
    path: paths.profile,
    module: 'src/features/profile/profile-page.tsx',
    renderedFor: 'none',
    load: async (ask) => {
      await Promise.all([
        ask(MySubscriptionDocument, {}),
        ask(MyPaymentsDocument, {}),
        ask(OwnPlayerSettingsDocument, {}),
        ask(MySecondFactorDocument, {}),
        ask(MySessionsDocument, {}),
        ask(MyApiTokensDocument, {}),
      ]);
    },
  },
  // Its scripts query the statistics, because they show progress and errors.
  {
    path: paths.dashboard,
    module: 'src/features/dashboard/dashboard-page.tsx',
    renderedFor: 'none',
    load: async (ask) =>
      void (await Promise.all([ask(FirstStepsDocument, {}), ask(AdminCountsDocument, {})])),
  },
  { path: patterns.addLecture, module: 'src/features/lecture/add-lecture-page.tsx', renderedFor: 'none' },
  {
    path: patterns.lectures,
    module: 'src/features/lecture/lecture-page.tsx',
    soon: ['src/player/player.tsx'],
    renderedFor: 'all',
    load: loadLectures,
  },
  // Part of the main module.
  { path: MISSING_ADDRESS, module: 'src/main.tsx', renderedFor: 'visitors' },
  { path: paths.login, module: 'src/features/auth/login-page.tsx', renderedFor: 'visitors' },
  {
    path: paths.about,
    module: 'src/features/about/about-page.tsx',
    renderedFor: 'visitors',
    load: async (ask) => void (await ask(AboutDocument, {})),
  },
  {
    path: paths.contact,
    module: 'src/features/contact/contact-page.tsx',
    renderedFor: 'visitors',
    load: async (ask) => void (await ask(ContactAddressDocument, {})),
  },
  ...Object.entries(legalPages).map(([name, { path }]): AnsweredScreen => ({
    path,
    module: 'src/features/legal/legal-page.tsx',
    renderedFor: 'visitors',
    // The patterns of the pages use exactly these names.
    load: async (ask) => void (await ask(LegalPageDocument, { name: name as LegalPageName })),
  })),
  { path: '/certificates', module: 'src/features/certificate/certificate-page.tsx', renderedFor: 'visitors' },
  {
    path: patterns.certificate,
    module: 'src/features/certificate/certificate-page.tsx',
    renderedFor: 'visitors',
    load: async (ask, { params: { code = '' } }) => void (await ask(CertificateDocument, { code })),
  },
];

async function loadCatalogue(ask: Ask, { search, person }: Place): Promise<void> {
  const view = readView(search);
  const after = search.get('after');
  const { isAdmin } = sessionOf(person, false);
  // With scripts, and so for signed-in people, the list is shown from its beginning.
  const place = after && !person ? { after } : {};
  const list = view.search
    ? (await ask(SearchDocument, { ...searchVariablesOf(view, isAdmin), ...place })).search
    : (await ask(CoursesDocument, { ...variablesOf(view, isAdmin), ...place })).courses;
  // An empty result suggests the categories of all courses.
  if (list.edges.length === 0) await ask(CoursesDocument, {});
}

async function loadLectures(
  ask: Ask,
  { params: { slug = '', lectureId }, person }: Place,
): Promise<string[]> {
  const [{ course }] = await Promise.all([
    ask(CourseLecturesDocument, { slug }),
    person && ask(OwnPlayerSettingsDocument, {}),
  ]);
  const { lectures } = course;
  const shown = lectureId === undefined ? lectures[0] : lectures.find(({ id }) => id === lectureId);
  // The text about a locked lecture names the price.
  if (lectures.some(({ locked }) => locked)) await ask(PlanDocument, {});
  const poster = shown?.video?.posterUrl;
  return poster ? [poster] : [];
}

/**
 * The screen at an address, with a function that queries its data for a person; undefined for an address whose page includes no
 * data.
 */
export function screenAt({ pathname, searchParams: search }: URL) {
  for (const { path, module, soon = [], renderedFor, load } of answeredScreens) {
    const match = matchPage(path, pathname);
    if (!match) continue;
    const { params } = match;
    return {
      module,
      soon,
      renderedFor,
      load: async (ask: Ask, person: Person) => load?.(ask, { params, search, person }),
    };
  }
  return undefined;
}
