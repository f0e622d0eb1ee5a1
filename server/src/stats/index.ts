import type { Feature } from '#server/feature.ts';
import { StatsResolver } from './stats.resolver.ts';
import { UserRollupSchema } from './user-rollup.entity.ts';

export const statsFeature: Feature = {
  entities: [UserRollupSchema],
  resolvers: ({ stats }) => [new StatsResolver(stats)],
};
