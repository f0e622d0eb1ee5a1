import type { EntitySchema } from '@mikro-orm/core';
import type { JobHandler } from './jobs/job.ts';
import type { PublicFields } from './answers/public-documents.ts';
import type { LiveTopics } from './live/live-topics.ts';

/** What a feature makes of the services it needs. */
interface Parts<Provided> {
  /** Services that features after it, routes and commands may use. */
  provides: Provided;
  resolvers?: object[];
  jobs?: JobHandler[];
  /** Where the events of its subscriptions come from. */
  topics?: LiveTopics;
}

/** What a feature brings to the product; each has one in its `index.ts`. */
export interface Feature<Needed, Provided> {
  entities?: EntitySchema[];
  /** Fields whose value is the same for every visitor and changes with the content of the school only. */
  publicFields?: PublicFields;
  /** Makes the feature's services; `needs` are the platform and what the features before it provide. */
  create(this: void, needs: Needed): Parts<Provided> | Promise<Parts<Provided>>;
}

/** Ties a feature's types together. */
export function defineFeature<Needed, Provided>(
  feature: Feature<Needed, Provided>,
): Feature<Needed, Provided> {
  return feature;
}

/** The services that a feature provides. */
export type ServicesOf<F> = F extends Feature<never, infer Provided> ? Provided : never;

/** Features in order. One that needs a service of a feature after it does not compile. */
export class Features<Platform, Services> {
  private constructor(
    readonly entities: EntitySchema[],
    readonly publicFields: PublicFields[],
    readonly create: (platform: Platform) => Promise<Required<Parts<Services>>>,
  ) {}

  /** No feature yet: only the platform is there to be used. */
  static on<Platform>(): Features<Platform, Platform> {
    return new Features([], [], (platform: Platform) =>
      Promise.resolve({ provides: platform, resolvers: [], jobs: [], topics: {} }),
    );
  }

  /** Adds a feature after those that are there. */
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
        const { provides, resolvers = [], jobs = [], topics = {} } = await create(before.provides);
        return {
          provides: { ...before.provides, ...provides },
          resolvers: [...before.resolvers, ...resolvers],
          jobs: [...before.jobs, ...jobs],
          topics: { ...before.topics, ...topics },
        };
      },
    );
  }
}
