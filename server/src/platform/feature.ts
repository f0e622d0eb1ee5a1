import type { EntitySchema } from '@mikro-orm/core';
import type { Router } from 'express';
import type { ServerPath } from '#shared/server-paths.ts';
import type { JobHandler } from './jobs/job.ts';
import type { PublicFields } from './answers/public-documents.ts';
import type { LiveTopics } from './live/live-topics.ts';
import type { Pages } from './pages/page.ts';

/** HTTP routes, and what happens to a request before it reaches them. */
export interface Mount {
  /** Path above the routes. Add its first segment to `shared/server-paths.ts`. */
  path: `/${ServerPath}` | `/${ServerPath}/${string}`;
  router: Router;
  /** Whether the caller is authenticated first, for `actorOf`. */
  isIdentified?: boolean;
  /**
   * Whether requests may be refused under overload. Not those that belong to work in progress, such as uploads and videos, or that are
   * sent only once, such as Stripe's events.
   */
  isRefusable?: boolean;
}

/** The parts of a feature that need services. */
interface Parts<Provided> {
  /** Services for later features, routes and commands. */
  provides: Provided;
  resolvers?: object[];
  jobs?: JobHandler[];
  /** The event sources of its subscriptions. */
  topics?: LiveTopics;
  /** Its pages that have a head. */
  pages?: Pages;
  routes?: Mount[];
  /** Ends what the feature has started. Later features are closed before. */
  close?: () => unknown;
}

/** A feature of the product. Each feature exports one in its `index.ts`. */
export interface Feature<Needed, Provided> {
  entities?: EntitySchema[];
  /** Fields with the same value for every visitor, which change only with the content of the school. */
  publicFields?: PublicFields;
  /** Creates the feature's services. `needs` are the platform and the services of earlier features. */
  create(this: void, needs: Needed): Parts<Provided> | Promise<Parts<Provided>>;
}

/** Infers a feature's types. */
export function defineFeature<Needed, Provided>(
  feature: Feature<Needed, Provided>,
): Feature<Needed, Provided> {
  return feature;
}

/** The services that a feature provides. */
export type ServicesOf<F> = F extends Feature<never, infer Provided> ? Provided : never;

/** An ordered list of features. A feature that needs a service of a later one does not compile. */
export class Features<Platform, Services> {
  private constructor(
    readonly entities: EntitySchema[],
    readonly publicFields: PublicFields[],
    readonly create: (platform: Platform) => Promise<Required<Parts<Services>>>,
  ) {}

  /** Starts an empty list. The first feature can use only the platform. */
  static on<Platform>(): Features<Platform, Platform> {
    return new Features([], [], (platform: Platform) =>
      Promise.resolve({
        provides: platform,
        resolvers: [],
        jobs: [],
        topics: {},
        routes: [],
        pages: {},
        close: () => undefined,
      }),
    );
  }

  /** Appends a feature. */
  with<Provided>({
    entities = [],
    publicFields = {},
    create,
  }: Feature<Services, Provided>): Features<Platform, Services & Provided> {
    return new Features(
      [...this.entities, ...entities],
      [...this.publicFields, publicFields],
      async (platform: Platform) => {
        const before = await this.create(platform);
        const parts = await create(before.provides);
        const { provides, resolvers = [], jobs = [], topics = {}, routes = [], pages = {}, close } = parts;
        const twice = Object.keys(provides ?? {}).find((name) => name in Object(before.provides));
        if (twice !== undefined) throw new Error(`Two features provide ${twice}`);
        return {
          provides: { ...before.provides, ...provides },
          resolvers: [...before.resolvers, ...resolvers],
          jobs: [...before.jobs, ...jobs],
          topics: { ...before.topics, ...topics },
          pages: { ...before.pages, ...pages },
          routes: [...before.routes, ...routes],
          close: async () => {
            await close?.();
            await before.close();
          },
        };
      },
    );
  }
}
