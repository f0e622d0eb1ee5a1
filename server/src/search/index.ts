import { RateLimit } from '#server/platform/common/rate-limit.ts';
import type { CourseServices } from '#server/course/index.ts';
import { defineFeature } from '#server/platform/feature.ts';
import type { LectureServices } from '#server/lecture/index.ts';
import type { PaymentServices } from '#server/payment/index.ts';
import type { Platform } from '#server/platform/platform.ts';
import { LectureSearch, SEARCH_LIMIT } from './lecture-search.ts';
import { SearchResolver } from './search.resolver.ts';

export const searchFeature = defineFeature({
  create({ em, pool, ...needs }: Platform & PaymentServices & CourseServices & LectureServices) {
    const { courses, lectures, subscriptions } = needs;
    const search = new LectureSearch({ em, limit: new RateLimit(pool, SEARCH_LIMIT) });
    return { provides: {}, resolvers: [new SearchResolver({ search, courses, lectures, subscriptions })] };
  },
});
