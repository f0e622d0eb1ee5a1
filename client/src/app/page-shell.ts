import { matchRoutes } from 'react-router-dom';
import { language } from '#shared/texts/texts.ts';
import type { Answer } from './page-answers.ts';
import { renderRoutes } from './rendered-routes.tsx';
import { routes } from './router.tsx';
import { screens } from './screens.ts';

/** A page before anything is known of what it shows and of who looks at it: its frame, and where its content will be. */
interface Shell {
  /** Its styles. */
  head: string;
  /** The root element with all that is in it. */
  body: string;
}

const EMPTY: Shell = { head: '', body: '' };
/** Who is logged in is led on from the others. */
const withShell = new Set(screens.filter(({ access }) => access !== 'visitors').map(({ path }) => path));
/** By language and pattern, of the school as it is now. */
const shells = new Map<string, Promise<Shell>>();
let known = '';

/**
 * The shell of the page at a path; without content where none is. It is rendered once in each language for each pattern of addresses, at an address
 * that nobody has asked for: it is the same for all who open such a page.
 *
 * @param school what is known of it, which stands in the frame.
 */
export function shellAt(path: string, school: readonly Answer[]): Promise<Shell> {
  const pattern = matchRoutes(routes, path)?.at(-1)?.route.path;
  if (pattern === undefined || !withShell.has(pattern)) return Promise.resolve(EMPTY);
  const newest = JSON.stringify(school);
  if (newest !== known) shells.clear();
  known = newest;
  const key = `${language()} ${pattern}`;
  const made = shells.get(key);
  if (made) return made;
  const shell = renderShell(pattern, school);
  shells.set(key, shell);
  // What was wrong once may go well the next time.
  shell.catch(() => shells.delete(key));
  return shell;
}

async function renderShell(pattern: string, school: readonly Answer[]): Promise<Shell> {
  const address = pattern.replaceAll(/\/:\w+\?/g, '').replaceAll(/:\w+/g, '-');
  const page = await renderRoutes(new URL(address, 'http://localhost'), () => Promise.resolve(school));
  if (!page) return EMPTY;
  // Nothing of it is for use: it goes when the scripts draw the page.
  return { head: page.head, body: page.body.replace(/^<div /, '<div inert ') };
}
