import { pagePatterns } from '#shared/page-paths.ts';
import {
  notFound,
  unlisted,
  type AnswerPage,
  type AskedPage,
  type PageAnswer,
  type Pages,
} from '#server/platform/pages/page.ts';

interface Page {
  pattern: URLPattern;
  /** Undefined for a page without a head. */
  answer: AnswerPage | undefined;
}

/** Maps the addresses of a school's pages to their status and head. */
export class PageTable {
  private readonly pages: readonly Page[];

  constructor(answers: Pages) {
    const byPattern: Readonly<Record<string, AnswerPage | undefined>> = answers;
    this.pages = pagePatterns
      .toSorted((one, other) => (rankOf(one) < rankOf(other) ? -1 : 1))
      .map((pathname) => ({ pattern: new URLPattern({ pathname }), answer: byPattern[pathname] }));
  }

  /** Returns the page at a path. Throws the errors of the services. */
  async answer(path: string, actor: AskedPage['actor']): Promise<PageAnswer> {
    for (const { pattern, answer } of this.pages) {
      const match = pattern.exec({ pathname: path });
      if (!match) continue;
      if (!answer) return unlisted;
      const parameters = decoded(match.pathname.groups);
      return parameters ? answer({ parameters, actor }) : notFound();
    }
    return notFound();
  }
}

/** Sorts a parameter after every literal segment. The router of the client ranks them in the same way. */
const rankOf = (pattern: string) => pattern.replaceAll(/:\w+\??/g, '\uffff');

/** Decodes the parameters of a path. Returns null if one is malformed. */
function decoded(groups: AskedPage['parameters']): AskedPage['parameters'] | null {
  try {
    const entries = Object.entries(groups);
    return Object.fromEntries(entries.map(([name, value]) => [name, value && decodeURIComponent(value)]));
  } catch {
    return null;
  }
}
