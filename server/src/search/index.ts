import type { Feature } from '#server/feature.ts';
import { SearchResolver } from './search.resolver.ts';

export const searchFeature: Feature = {
  resolvers: ({ lectureSearch, courses, lectures, subscriptions }) => [
    new SearchResolver({ search: lectureSearch, courses, lectures, subscriptions }),
  ],
};
