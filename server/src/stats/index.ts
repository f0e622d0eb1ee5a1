import { defineFeature } from '#server/platform/feature.ts';
import type { PaymentServices } from '#server/payment/index.ts';
import type { Platform } from '#server/platform/platform.ts';
import type { UserServices } from '#server/user/index.ts';
import { StatsResolver } from './stats.resolver.ts';
import { StatsService } from './stats.service.ts';

export const statsFeature = defineFeature({
  create({ config, clock, sales, userCounts }: Platform & PaymentServices & UserServices) {
    const stats = new StatsService(userCounts, sales, config.plan.price, clock);
    return { provides: { stats }, resolvers: [new StatsResolver(stats)] };
  },
});
