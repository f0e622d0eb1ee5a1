import { asking, dataElement, Refusal, type Answer } from '#client/app/page-answers.ts';
import { renderRoutes } from '#client/app/rendered-routes.tsx';
import { screenAt } from '#client/app/rendered-screens.ts';
import { setRenderedOrigin } from '#client/features/developer/school-origin.ts';
import { MeDocument, SchoolDocument } from '#client/gql/graphql.ts';
import {
  MISSING_ADDRESS,
  type RenderPage,
  type SetOrigin,
  type SpeakLanguages,
} from '#shared/page-rendering.ts';
import { setCurrentLanguage } from '#shared/texts/texts.ts';

export { answerPage, answerSchool } from '#client/app/answer-page.ts';

/** Addresses have no origin of their own. */
const ORIGIN = 'http://localhost';
const VISITOR: Answer = { query: MeDocument, variables: {}, data: { me: null } };

// The rendering bundle has its own copy of the language state.
export const speakLanguages: SpeakLanguages = setCurrentLanguage;
export const setOrigin: SetOrigin = setRenderedOrigin;

/** Renders a page as a visitor sees it: runs all queries first, then renders the components once. */
export const renderPage: RenderPage = async (address, ask) => {
  const url = new URL(address, ORIGIN);
  // A later page of a list is for visitors without scripts. Scripts show the list from its beginning.
  const isWhole = !url.searchParams.has('after');
  const screen = screenAt(url);
  if (!screen || screen.renderedFor === 'none') return null;
  const answers = [VISITOR];
  const asked = asking(answers, ask);
  const page = await renderRoutes(url, async () =>
    (await isLoaded(Promise.all([asked(SchoolDocument, {}), screen.load(asked, null)]))) ? answers : null,
  );
  if (!page) return null;
  const { head, body, data } = page;
  return {
    head,
    body,
    answers: isWhole ? dataElement(data, address === MISSING_ADDRESS) : '',
    module: screen.module,
    soon: screen.soon,
  };
};

/** Whether all queries of a screen were answered. Rejects with any error other than a `Refusal`. */
async function isLoaded(loading: Promise<unknown>): Promise<boolean> {
  try {
    await loading;
    return true;
  } catch (error) {
    if (error instanceof Refusal) return false;
    throw error;
  }
}
