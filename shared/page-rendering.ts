/** What the school answers to one of the client's documents. */
export interface SchoolAnswer {
  data?: Record<string, unknown> | null;
  errors?: readonly { message: string; extensions?: Record<string, unknown> }[];
}

/** Asks the school as a visitor does: a document of the client by its hash, and its variables. */
export type AskSchool = (hash: string, variables: Record<string, unknown>) => Promise<SchoolAnswer>;

/** A page as visitors see it, without scripts. */
export interface RenderedPage {
  /** Elements for the `<head>`: styles, and what the browser should fetch early. */
  head: string;
  /** The client's root element with what it shows, and the answers that it shows. */
  body: string;
  /** The module that shows the screen, as Vite's manifest names it. */
  module: string;
}

/**
 * Renders the page at an address, without its origin. Null for a page that is not for visitors, and for one that the school
 * refuses an answer to. Rejects when the school cannot be asked, or a component fails.
 */
export type RenderPage = (address: string, ask: AskSchool) => Promise<RenderedPage | null>;

/** The id of the element that the client fills. */
export const ROOT_ID = 'root';
/** The id of the element that holds the answers of a rendered page. */
export const ANSWERS_ID = 'answers';
