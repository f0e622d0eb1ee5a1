import { matchRoutes } from 'react-router-dom';
import { language } from '#shared/texts/texts.ts';
import type { Answer } from './page-answers.ts';
import { renderRoutes } from './rendered-routes.tsx';
import { routes } from './router.tsx';
import { screens } from './screens.ts';

/** A page without data: its frame, and placeholders for its content. */
interface Shell {
  /** Style elements. */
  head: string;
  /** The root element with its content. */
  body: string;
}

const EMPTY: Shell = { head: '', body: '' };
/** The screens for visitors have none: they redirect signed-in people. */
const withShell = new Set(screens.filter(({ access }) => access !== 'visitors').map(({ path }) => path));
/** By language and route pattern, for the school's current data. */
const shells = new Map<string, Promise<Shell>>();
let known = '';

/**
 * Returns the shell of the page at a path; an empty one if the path has none. Each route pattern is rendered once per language,
 * at a placeholder address: the shell is the same for everyone who opens such a page.
 *
 * @param school the school's data, shown in the frame.
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
  // A failed rendering is not cached: the next request tries again.
  shell.catch(() => shells.delete(key));
  return shell;
}

async function renderShell(pattern: string, school: readonly Answer[]): Promise<Shell> {
  const address = pattern.replaceAll(/\/:\w+\?/g, '').replaceAll(/:\w+/g, '-');
  const page = await renderRoutes(new URL(address, 'http://localhost'), () => Promise.resolve(school));
  if (!page) return EMPTY;
  // Inert: nothing in it can be used before the scripts draw the page.
  return { head: page.head, body: page.body.replace(/^<div /, '<div inert ') };
}
