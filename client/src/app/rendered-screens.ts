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

/** Asks for what a document says, so that it is in the cache. Rejects when it is refused. */
export type Ask = <Data, Variables extends OperationVariables>(
  document: TypedDocumentNode<Data, Variables>,
  variables: Variables,
) => Promise<Data>;

/** Who is logged in; null for a visitor. */
type Person = MeQuery['me'];

/** A screen whose page brings what it shows. */
interface AnsweredScreen {
  path: string;
  /** Where it is, below the client's folder. */
  module: string;
  /** To whom its page brings it rendered; the scripts of others draw it from the answers. */
  renderedFor: 'nobody' | 'visitors' | 'everybody';
  /** Modules that its own fetches as soon as it runs. */
  soon?: readonly string[];
  /**
   * Asks for all that it shows: what is not in the cache afterwards is shown as still to come. Resolves with addresses of
   * pictures that are seen first and that only scripts put onto the screen.
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
  // Its plan is asked for by its scripts, which tell when there is none.
  {
    path: paths.checkout,
    module: 'src/features/payment/checkout-page.tsx',
    renderedFor: 'nobody',
    load: async (ask) => void (await ask(MyCheckoutDocument, {})),
  },
  {
    path: paths.profile,
    module: 'src/features/profile/profile-page.tsx',
    renderedFor: 'nobody',
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
  // Its numbers are asked for by its scripts, which tell how that goes.
  {
    path: paths.dashboard,
    module: 'src/features/dashboard/dashboard-page.tsx',
    renderedFor: 'nobody',
    load: async (ask) =>
      void (await Promise.all([ask(FirstStepsDocument, {}), ask(AdminCountsDocument, {})])),
  },
  { path: patterns.addLecture, module: 'src/features/lecture/add-lecture-page.tsx', renderedFor: 'nobody' },
  {
    path: patterns.lectures,
    module: 'src/features/lecture/lecture-page.tsx',
    soon: ['src/player/player.tsx'],
    renderedFor: 'everybody',
    load: loadLectures,
  },
  // It is with what all screens share.
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
    // Its names are those of the pages.
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
  // Whoever runs scripts is shown the list from its beginning, and who is logged in runs them.
  const place = after && !person ? { after } : {};
  const list = view.search
    ? (await ask(SearchDocument, { ...searchVariablesOf(view, isAdmin), ...place })).search
    : (await ask(CoursesDocument, { ...variablesOf(view, isAdmin), ...place })).courses;
  // Where nothing is found, the categories of all courses are suggested.
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
  // What is said of a lock names the price.
  if (lectures.some(({ locked }) => locked)) await ask(PlanDocument, {});
  const poster = shown?.video?.posterUrl;
  return poster ? [poster] : [];
}

/** The screen at an address, which can be asked for what it shows to somebody; undefined for one that scripts ask for. */
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
