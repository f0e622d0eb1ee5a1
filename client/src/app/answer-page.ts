import { MeDocument, SchoolDocument } from '#client/gql/graphql.ts';
import { firstPicture } from '#client/ui/first-picture.ts';
import { html } from '#shared/html.ts';
import type { AnswerPage, AnswerSchool } from '#shared/page-rendering.ts';
import { createCache } from './cache.ts';
import { shellAt } from './page-shell.ts';
import { asking, dataElement, Refusal, type Answer } from './page-answers.ts';
import { screenAt } from './rendered-screens.ts';

/** Addresses come without one. */
const ORIGIN = 'http://localhost';

/** Answers what a page shows to somebody who is logged in. What is refused their scripts ask for, and are told why. */
export const answerPage: AnswerPage = async (address, school) => {
  const answers: Answer[] = [];
  const ask = asking(answers, school);
  const [{ me }] = await Promise.all([ask(MeDocument, {}), ask(SchoolDocument, {}).catch(unlessRefused)]);
  if (!me) return null;
  const url = new URL(address, ORIGIN);
  const screen = screenAt(url);
  const [pictures, shell] = await Promise.all([
    screen?.load(ask, me).catch(unlessRefused),
    shellAt(
      url.pathname,
      answers.filter(({ query }) => query === SchoolDocument),
    ),
  ]);
  const links = (pictures ?? []).map(
    (picture) => html`<link rel="preload" as="image" fetchpriority="high" href="${picture}" />`,
  );
  return {
    head: links.join('') + shell.head,
    body: withPicture(shell.body, pictures?.[0]),
    answers: elementOf(answers),
    module: screen?.module,
  };
};

/** Answers what every page shows, whoever looks at it. */
export const answerSchool: AnswerSchool = async (school) => {
  const answers: Answer[] = [];
  await asking(answers, school)(SchoolDocument, {});
  return elementOf(answers);
};

function elementOf(answers: readonly Answer[]): string {
  // One for each: nothing of a person is where another page could find it.
  const cache = createCache({ resultCaching: false });
  for (const answer of answers) cache.writeQuery(answer);
  return dataElement(cache.extract());
}

/** The root element of a shell with the picture that is seen first. */
function withPicture(root: string, picture: string | undefined): string {
  if (picture === undefined) return root;
  const style = html`style="${firstPicture}: url(${JSON.stringify(picture)})"`;
  return root.replace(/^<div /, () => `<div ${style.toString()} `);
}

function unlessRefused(error: unknown): void {
  if (!(error instanceof Refusal)) throw error;
}
