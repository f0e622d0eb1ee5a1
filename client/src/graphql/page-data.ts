import type { OperationVariables, TypedDocumentNode } from '@apollo/client';

/** Runs a query so that its result is in the cache. Rejects if it is refused. */
export type Ask = <Data, Variables extends OperationVariables>(
  document: TypedDocumentNode<Data, Variables>,
  variables: Variables,
) => Promise<Data>;

/** The address of a page, and who opens it. */
export interface Opened {
  params: Readonly<Record<string, string | undefined>>;
  search: URLSearchParams;
  isVisitor: boolean;
  isAdmin: boolean;
  /** Says that the screen does not need its `soon` modules this time. */
  withoutSoon: () => void;
}

/** A page that includes the data of its screen. Each feature lists its own in its `<feature>.page-data.ts`. */
export interface PageData {
  /** The path of the screen. */
  path: string;
  /** The file of the screen, in the folder of the feature. */
  module: string;
  /** The audience that gets the page rendered on the server. For others the scripts draw it from the data. */
  renderedFor: 'none' | 'visitors' | 'all';
  /** Modules that the screen's module imports as soon as it runs, by their paths below the client's folder. */
  soon?: readonly string[];
  /**
   * Queries all data that the screen shows. Data missing from the cache afterwards is shown as loading. Resolves with the
   * addresses of pictures that are seen first and that only scripts show.
   */
  load?: (ask: Ask, opened: Opened) => Promise<void | readonly string[]>;
}
