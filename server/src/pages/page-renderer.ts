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
  SetOrigin,
  SpeakLanguages,
} from '#shared/page-rendering.ts';
import { PageScripts } from './page-scripts.ts';

/** The client's server build, beside its build for browsers. */
const PROGRAM = '../rendering/render-page.js';
/**
 * Rendering blocks the process for some milliseconds, so only one page is rendered at a time. This is the maximum
 * number of waiting pages.
 */
const WAITING = 16;
/** Pages with parameters are unlimited in number. At most this many wait, and only one of them joins the common queue. */
const VARIANTS_WAITING = 4;
/** A page that waits longer for its answers gives up its turn. */
const TURN_MS = 1_000;

interface Program {
  renderPage: RenderPage;
  answerPage: AnswerPage;
  answerSchool: AnswerSchool;
  speakLanguages: SpeakLanguages;
  setOrigin: SetOrigin;
}

/** A rendered page, with links to the scripts that its screen needs in addition to those of every page. */
export interface ShownPage extends Omit<RenderedPage, 'module' | 'soon'> {
  scripts: string;
}

/** A page for a logged-in user, with links to the scripts that its screen needs in addition to those of every page. */
export interface DrawnPage extends Omit<AnsweredPage, 'module' | 'soon'> {
  scripts: string;
}

/** Renders pages with the client's server build. */
export class PageRenderer {
  private readonly program: Promise<Program>;
  private readonly scripts: PageScripts;
  private readonly turns = wrap(bulkhead(1, WAITING), timeout(TURN_MS, TimeoutStrategy.Aggressive));
  private readonly variants = bulkhead(1, VARIANTS_WAITING);

  private constructor(clientFolder: string, program: string, origin: string) {
    // Loads in the background and not at the first visit. If loading fails, every page fails.
    this.program = readProgram(program, origin);
    this.program.catch(() => undefined);
    this.scripts = new PageScripts(clientFolder);
  }

  /** Creates the renderer of a built client for a school, or returns null if its server build does not exist. */
  static of(clientFolder: string, origin: string): PageRenderer | null {
    const program = join(clientFolder, PROGRAM);
    return existsSync(program) ? new PageRenderer(clientFolder, program, origin) : null;
  }

  /**
   * Renders the page at an address. Returns null if it is not for visitors. Rejects if rendering fails or too many
   * pages wait.
   */
  render(address: string, ask: AskSchool): Promise<ShownPage | null> {
    // The work starts when another request's page is done, but belongs to this request.
    const work = AsyncLocalStorage.bind(async () => {
      const { renderPage } = await this.program;
      const page = await renderPage(address, ask);
      // Lets other work run before the next page.
      await otherWork();
      if (!page) return null;
      const { head, module, soon, ...content } = page;
      const { styles, scripts } = this.scripts.linksTo(currentLanguage(), module, soon);
      return { ...content, head: head + styles, scripts };
    });
    const inTurn = () => this.turns.execute(() => work());
    return address.includes('?') ? this.variants.execute(inTurn) : inTurn();
  }

  /** Returns a page with its answers for a logged-in user, or null if the user is not logged in. Rejects if that fails. */
  async answer(address: string, ask: AskSchool): Promise<DrawnPage | null> {
    const { answerPage } = await this.program;
    const page = await answerPage(address, ask);
    if (!page) return null;
    const { module, soon, ...content } = page;
    const { styles, scripts } = this.scripts.linksTo(currentLanguage(), module, soon);
    return { ...content, head: content.head + styles, scripts };
  }

  /** Returns links to the files that every page needs in addition to its first script: the messages in the current language. */
  linksOfEachPage(): string {
    return this.scripts.linksTo(currentLanguage()).scripts;
  }

  /** Returns the element with the answers that every page shows to all users. Rejects if that fails. */
  async answerSchool(ask: AskSchool): Promise<string> {
    const { answerSchool } = await this.program;
    return answerSchool(ask);
  }
}

/** Loads the program, and gives it the school's origin and access to the language of the current request. */
async function readProgram(file: string, origin: string): Promise<Program> {
  const program = (await import(/* @vite-ignore */ pathToFileURL(file).href)) as Program;
  program.speakLanguages(currentLanguage);
  program.setOrigin(origin);
  return program;
}
