import type { Thing, WithContext } from 'schema-dts';
import type { PagePattern } from '#shared/page-paths.ts';
import { pageNames } from '#shared/pages.ts';
import type { Actor } from '#server/platform/common/actor.ts';

export interface PageImage {
  path: string;
  width: number;
  height: number;
  type: string;
  /** Alternative text. */
  alt: string;
}

/** The metadata of a page for browser tabs, search engines and link previews. */
export interface PageHead {
  /** Name of the page. Without one, the title is the name of the school. */
  name?: string;
  /** Title of the document, if it does not derive from the name. */
  title?: string;
  /** Of any length. It is cut at a word. */
  description?: string;
  /** The page's preferred address among all that show it, without the origin. A page without one is not indexed. */
  canonical?: string;
  /** The address of a page that is not indexed but has link previews, without the origin. */
  shared?: string;
  /** Image of link previews. The default is the school's. */
  image?: PageImage;
  /** Structured data of schema.org. */
  data?: readonly WithContext<Thing>[];
}

/** The status and head of a page. The client also renders the pages of a 404 and 410. */
export interface PageAnswer {
  status: 200 | 404 | 410;
  head: PageHead;
  /** Whether a missing page still has a screen that shows related content. */
  hasScreen?: boolean;
}

export interface AskedPage {
  /** Decoded. */
  parameters: Readonly<Record<string, string | undefined>>;
  /** Returns the caller. Used by pages with restricted access. */
  actor: () => Promise<Actor>;
}

/** Answers with the status and head of a page. Throws the errors of the services. */
export type AnswerPage = (asked: AskedPage) => PageAnswer | Promise<PageAnswer>;

/** The pages of a feature that have a head, by address or pattern. Others are `unlisted`. */
export type Pages = { readonly [Pattern in PagePattern]?: AnswerPage };

/** A page that is not indexed, such as a personal one. */
export const unlisted: PageAnswer = { status: 200, head: {} };
export const found = (head: PageHead): PageAnswer => ({ status: 200, head });
export const notFound = (): PageAnswer => ({ status: 404, head: { name: pageNames.notFound } });
