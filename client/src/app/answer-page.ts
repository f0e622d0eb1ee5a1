import { MeDocument, SchoolDocument } from '#client/gql/graphql.ts';
import { firstPicture } from '#client/ui/first-picture.ts';
import { html } from '#shared/html.ts';
import type { AnswerPage, AnswerSchool, AskSchool } from '#shared/page-rendering.ts';
import { createCache } from './cache.ts';
import { shellAt } from './page-shell.ts';
import { renderRoutes } from './rendered-routes.tsx';
import { asking, dataElement, Refusal, type Answer } from './page-answers.ts';
import { screenAt } from './rendered-screens.ts';

/** Addresses have no origin of their own. */
const ORIGIN = 'http://localhost';

/** React's marker for a part of the page that waits for lazy code. */
const UNFINISHED = '<!--$!-->';

/**
 * Maximum number of concurrent requests for which a signed-in person's page is rendered in full. Above it, they get a shell, at a
 * fifth of the cost.
 */
const MOST_RENDERED = 8;
let underWay = 0;

/** Answers the page of a signed-in person. If a query is refused, the page's scripts send it again and show the reason. */
export const answerPage: AnswerPage = async (address, school) => {
  underWay += 1;
  try {
    return await makePage(address, school, underWay <= MOST_RENDERED);
  } finally {
    underWay -= 1;
  }
};

async function makePage(address: string, school: AskSchool, mayRender: boolean): ReturnType<AnswerPage> {
  const answers: Answer[] = [];
  const ask = asking(answers, school);
  const [{ me }] = await Promise.all([ask(MeDocument, {}), ask(SchoolDocument, {}).catch(unlessRefused)]);
  if (!me) return null;
  const url = new URL(address, ORIGIN);
  const screen = screenAt(url);
  let isWhole = mayRender && screen?.renderedFor === 'all';
  const pictures = await screen?.load(ask, me).catch((error: unknown) => {
    unlessRefused(error);
    isWhole = false;
  });
  const of = { module: screen?.module, soon: screen?.soon };
  const rendered = isWhole ? await renderRoutes(url, () => Promise.resolve(answers), true) : null;
  if (rendered && !rendered.body.includes(UNFINISHED)) {
    const { head, body, data } = rendered;
    return { ...of, isRendered: true, head, body, answers: dataElement(data) };
  }
  const schoolAnswers = answers.filter(({ query }) => query === SchoolDocument);
  const shell = await shellAt(url.pathname, schoolAnswers);
  const links = (pictures ?? []).map(
    (picture) => html`<link rel="preload" as="image" fetchpriority="high" href="${picture}" />`,
  );
  return {
    ...of,
    isRendered: false,
    head: links.join('') + shell.head,
    body: withPicture(shell.body, pictures?.[0]),
    answers: elementOf(answers),
  };
}

/** Answers the data that every page shows. */
export const answerSchool: AnswerSchool = async (school) => {
  const answers: Answer[] = [];
  await asking(answers, school)(SchoolDocument, {});
  return elementOf(answers);
};

function elementOf(answers: readonly Answer[]): string {
  // A cache of its own for each page: no other page can read this person's data.
  const cache = createCache({ resultCaching: false });
  for (const answer of answers) cache.writeQuery(answer);
  return dataElement(cache.extract());
}

/** The root element of a shell, with its first picture. */
function withPicture(root: string, picture: string | undefined): string {
  if (picture === undefined) return root;
  const style = html`style="${firstPicture}: url(${JSON.stringify(picture)})"`;
  return root.replace(/^<div /, () => `<div ${style.toString()} `);
}

function unlessRefused(error: unknown): void {
  if (!(error instanceof Refusal)) throw error;
}
