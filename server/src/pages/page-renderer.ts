import { AsyncLocalStorage } from 'node:async_hooks';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { setImmediate as otherWork } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import { bulkhead, timeout, TimeoutStrategy, wrap } from 'cockatiel';
import { currentLanguage } from '#server/platform/common/current-language.ts';
import type {
  AnsweredPage,
  AnswerPage,
  AnswerSchool,
  AskSchool,
  RenderedPage,
  RenderPage,
  SpeakLanguages,
} from '#shared/page-rendering.ts';
import { PageScripts } from './page-scripts.ts';

/** What the build makes of the client for the server, beside what it makes for browsers. */
const PROGRAM = '../rendering/render-page.js';
/** Rendering holds everything else up for some milliseconds: one page at a time, and no more than so many wait. */
const WAITING = 16;
/** Of pages with parameters, of which there is no end, so many wait and one takes part in the turns of all. */
const VARIANTS_WAITING = 4;
/** Whoever waits for an answer that does not come gives the turn back after so many ms. */
const TURN_MS = 1_000;

interface Program {
  renderPage: RenderPage;
  answerPage: AnswerPage;
  answerSchool: AnswerSchool;
  speakLanguages: SpeakLanguages;
}

/** A rendered page and links to the scripts that its screen needs beside those of each page. */
export interface ShownPage extends Omit<RenderedPage, 'module' | 'soon'> {
  scripts: string;
}

/** A page of somebody who is logged in, and links to those that its screen needs beside those of each page. */
export interface DrawnPage extends Omit<AnsweredPage, 'module' | 'soon'> {
  scripts: string;
}

/** Makes pages by the client's own program. */
export class PageRenderer {
  private readonly program: Promise<Program>;
  private readonly scripts: PageScripts;
  private readonly turns = wrap(bulkhead(1, WAITING), timeout(TURN_MS, TimeoutStrategy.Aggressive));
  private readonly variants = bulkhead(1, VARIANTS_WAITING);

  private constructor(clientFolder: string, program: string) {
    // Read from now on, and not when the first visitor comes. One that cannot be read fails each page.
    this.program = readProgram(program);
    this.program.catch(() => undefined);
    this.scripts = new PageScripts(clientFolder);
  }

  /** For the client that was built into a folder; null where the program for it was not built. */
  static of(clientFolder: string): PageRenderer | null {
    const program = join(clientFolder, PROGRAM);
    return existsSync(program) ? new PageRenderer(clientFolder, program) : null;
  }

  /** Renders the page at an address, null for one that is not for visitors. Rejects when it cannot, and when too many others wait. */
  render(address: string, ask: AskSchool): Promise<ShownPage | null> {
    // It is called when another request's page is done, and is the work of its own.
    const work = AsyncLocalStorage.bind(async () => {
      const { renderPage } = await this.program;
      const page = await renderPage(address, ask);
      // Others first, before the next page.
      await otherWork();
      if (!page) return null;
      const { head, module, soon, ...content } = page;
      const { styles, scripts } = this.scripts.linksTo(currentLanguage(), module, soon);
      return { ...content, head: head + styles, scripts };
    });
    const inTurn = () => this.turns.execute(() => work());
    return address.includes('?') ? this.variants.execute(inTurn) : inTurn();
  }

  /** Asks for what a page shows to somebody who is logged in, null when they are not. Rejects when it cannot. */
  async answer(address: string, ask: AskSchool): Promise<DrawnPage | null> {
    const { answerPage } = await this.program;
    const page = await answerPage(address, ask);
    if (!page) return null;
    const { module, soon, ...content } = page;
    const { styles, scripts } = this.scripts.linksTo(currentLanguage(), module, soon);
    return { ...content, head: content.head + styles, scripts };
  }

  /** Links to what every page needs beside its first script: texts in the language of whoever asks. */
  linksOfEachPage(): string {
    return this.scripts.linksTo(currentLanguage()).scripts;
  }

  /** Asks for what every page shows, whoever looks at it: the element that holds it. Rejects when it cannot. */
  async answerSchool(ask: AskSchool): Promise<string> {
    const { answerSchool } = await this.program;
    return answerSchool(ask);
  }
}

/** The program, which speaks the language of whoever a page is made for. */
async function readProgram(file: string): Promise<Program> {
  const program = (await import(/* @vite-ignore */ pathToFileURL(file).href)) as Program;
  program.speakLanguages(currentLanguage);
  return program;
}
