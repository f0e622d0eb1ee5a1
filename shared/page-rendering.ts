import type { Language } from './languages.ts';

/** What the school answers to one of the client's documents. */
export interface SchoolAnswer {
  data?: Record<string, unknown> | null;
  errors?: readonly { message: string; extensions?: Record<string, unknown> }[];
}

/** Asks the school in the name of whoever asks for a page: a document of the client by its hash, and its variables. */
export type AskSchool = (hash: string, variables: Record<string, unknown>) => Promise<SchoolAnswer>;

/** A page as visitors see it, without scripts. */
export interface RenderedPage {
  /** Elements for the `<head>`: styles, and what the browser should fetch early. */
  head: string;
  /** The client's root element with what it shows. */
  body: string;
  /** The element that holds the answers that are shown; empty where the scripts show something else. */
  answers: string;
  /** The module that shows the screen, as Vite's manifest names it. */
  module: string;
  /** Those that it fetches as soon as it runs. */
  soon: readonly string[];
}

/**
 * Renders the page at an address, without its origin. Null for a page that is not for visitors, and for one that the school
 * refuses an answer to. Rejects when the school cannot be asked, or a component fails.
 */
export type RenderPage = (address: string, ask: AskSchool) => Promise<RenderedPage | null>;

/** A page for somebody who is logged in: rendered, or what its scripts show and where they will show it. */
export interface AnsweredPage {
  /** Elements for the `<head>`: styles, and what the browser should fetch early. */
  head: string;
  /** Whether the page is whole; else its scripts draw it. */
  isRendered: boolean;
  /** The client's root element: with what the page shows, or with what is seen until the scripts have drawn it, nothing of anybody's. */
  body: string;
  /** The element that holds the answers. */
  answers: string;
  /** The module that shows the screen, as Vite's manifest names it; undefined where that is nobody's to know yet. */
  module?: string;
  /** Those that it fetches as soon as it runs. */
  soon?: readonly string[];
}

/**
 * Asks for what the page at an address shows to somebody who is logged in. Null when they are not any more. What the school
 * refuses is left out. Rejects when it cannot be asked.
 */
export type AnswerPage = (address: string, ask: AskSchool) => Promise<AnsweredPage | null>;

/** Answers what every page shows, as the element that holds the answers. Rejects when the school cannot be asked. */
export type AnswerSchool = (ask: AskSchool) => Promise<string>;

/** Has pages be in the language that `current` tells at the moment at which they are made; to be called first. */
export type SpeakLanguages = (current: () => Language) => void;

/** Stands for all addresses at which there is nothing: their page is one, whatever they are. */
export const MISSING_ADDRESS = '/404';

/** The id of the element that the client fills. */
export const ROOT_ID = 'root';
/** The id of the element that holds the answers that a page brings. */
export const ANSWERS_ID = 'answers';
/** The id of the template that holds the scripts of a rendered page, until somebody uses it. */
export const SCRIPTS_ID = 'scripts';
/** The event by which a document is told that from now on the client hears what is done. */
export const HYDRATION_EVENT = 'hydration';
