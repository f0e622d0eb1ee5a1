import { defineFeature } from '#server/platform/feature.ts';
import type { PaymentServices } from '#server/payment/index.ts';
import type { Platform } from '#server/platform/platform.ts';
import { StatsResolver } from './stats.resolver.ts';
import { StatsService } from './stats.service.ts';
import { UserRollupSchema } from './user-rollup.entity.ts';

export const statsFeature = defineFeature({
  entities: [UserRollupSchema],
  create({ config, em, clock, sales }: Platform & PaymentServices) {
    const stats = new StatsService(em, sales, config.plan.price, clock);
    return { provides: { stats }, resolvers: [new StatsResolver(stats)] };
  },
});
