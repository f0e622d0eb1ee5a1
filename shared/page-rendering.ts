import type { Language } from './languages.ts';

/** The school's response to one of the client's documents. */
export interface SchoolAnswer {
  data?: Record<string, unknown> | null;
  errors?: readonly { message: string; extensions?: Record<string, unknown> }[];
}

/** Queries the school on behalf of the person who requests the page: a client document by its hash, and its variables. */
export type AskSchool = (hash: string, variables: Record<string, unknown>) => Promise<SchoolAnswer>;

/** A page as visitors see it, without scripts. */
export interface RenderedPage {
  /** Elements for the `<head>`: styles and preload links. */
  head: string;
  /** The client's root element with its content. */
  body: string;
  /** The element with the data of the page; empty if the scripts show other data. */
  answers: string;
  /** The module of the screen, by its name in Vite's manifest. */
  module: string;
  /** The modules that it imports as soon as it runs. */
  soon: readonly string[];
}

/**
 * Renders the page at an address without origin. Resolves with null for a page that is not for visitors, and for one whose query
 * the school refuses. Rejects when a query fails or a component throws.
 */
export type RenderPage = (address: string, ask: AskSchool) => Promise<RenderedPage | null>;

/** A page for a signed-in person: rendered, or with the data that its scripts show and a placeholder for the content. */
export interface AnsweredPage {
  /** Elements for the `<head>`: styles and preload links. */
  head: string;
  /** Whether the page is rendered; otherwise its scripts draw it. */
  isRendered: boolean;
  /**
   * The client's root element, with the content of the page, or with a placeholder without personal data until the scripts draw
   * the page.
   */
  body: string;
  /** The element with the data. */
  answers: string;
  /** The module of the screen, by its name in Vite's manifest; undefined for a page whose data only its scripts query. */
  module?: string;
  /** The modules that it imports as soon as it runs. */
  soon?: readonly string[];
}

/**
 * Queries the data of the page at an address for a signed-in person. Resolves with null if the session has ended. Omits data that
 * the school refuses. Rejects when a query fails.
 */
export type AnswerPage = (address: string, ask: AskSchool) => Promise<AnsweredPage | null>;

/** Returns the element with the data that every page shows. Rejects when the query fails. */
export type AnswerSchool = (ask: AskSchool) => Promise<string>;

/** Sets the function that returns the language of the page being rendered; must be called first. */
export type SpeakLanguages = (current: () => Language) => void;

/** Sets the origin that pages show; must be called first. */
export type SetOrigin = (origin: string) => void;

/** Stands for all unknown addresses, which share one page. */
export const MISSING_ADDRESS = '/404';

/** The id of the client's root element. */
export const ROOT_ID = 'root';
/** The id of the element with the data of a page. */
export const ANSWERS_ID = 'answers';
/** The id of the template with the scripts of a rendered page, which run on the first interaction. */
export const SCRIPTS_ID = 'scripts';
/** The event that signals that the client now handles events. */
export const HYDRATION_EVENT = 'hydration';
