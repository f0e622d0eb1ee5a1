import { AsyncLocalStorage } from 'node:async_hooks';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { setImmediate as otherWork } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import { bulkhead, timeout, TimeoutStrategy, wrap } from 'cockatiel';
import type { AskSchool, RenderedPage, RenderPage } from '#shared/page-rendering.ts';
import { PageScripts } from './page-scripts.ts';

/** What the build makes of the client for the server, beside what it makes for browsers. */
const PROGRAM = '../rendering/render-page.js';
/** Rendering holds everything else up for some milliseconds: one page at a time, and no more than so many wait. */
const WAITING = 16;
/** Whoever waits for an answer that does not come gives the turn back after so many ms. */
const TURN_MS = 1_000;

/** Renders pages by the client's own components. */
export class PageRenderer {
  private readonly program: Promise<{ renderPage: RenderPage }>;
  private readonly scripts: PageScripts;
  private readonly turns = wrap(bulkhead(1, WAITING), timeout(TURN_MS, TimeoutStrategy.Aggressive));

  private constructor(clientFolder: string, program: string) {
    // Read from now on, and not when the first visitor comes. One that cannot be read fails each page.
    this.program = import(/* @vite-ignore */ pathToFileURL(program).href) as typeof this.program;
    this.program.catch(() => undefined);
    this.scripts = new PageScripts(join(clientFolder, '.vite/manifest.json'));
  }

  /** For the client that was built into a folder; null where the program for it was not built. */
  static of(clientFolder: string): PageRenderer | null {
    const program = join(clientFolder, PROGRAM);
    return existsSync(program) ? new PageRenderer(clientFolder, program) : null;
  }

  /** Renders the page at an address, null for one that is not for visitors. Rejects when it cannot, and when too many others wait. */
  render(address: string, ask: AskSchool): Promise<Omit<RenderedPage, 'module'> | null> {
    // It is called when another request's page is done, and is the work of its own.
    const work = AsyncLocalStorage.bind(async () => {
      const { renderPage } = await this.program;
      const page = await renderPage(address, ask);
      // Others first, before the next page.
      await otherWork();
      return page && { head: page.head + this.scripts.linksTo(page.module), body: page.body };
    });
    return this.turns.execute(() => work());
  }
}
