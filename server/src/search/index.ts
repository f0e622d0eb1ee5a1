import type { AccessServices } from '#server/access/index.ts';
import { RateLimit } from '#server/platform/common/rate-limit.ts';
import type { CourseServices } from '#server/course/index.ts';
import { defineFeature } from '#server/platform/feature.ts';
import type { Platform } from '#server/platform/platform.ts';
import { LectureSearch, SEARCH_LIMIT } from './lecture-search.ts';
import { SearchResolver } from './search.resolver.ts';

export const searchFeature = defineFeature({
  create({ statements, pool, ...needs }: Platform & AccessServices & CourseServices) {
    const { courses, access } = needs;
    const search = new LectureSearch({ statements, access, limit: new RateLimit(pool, SEARCH_LIMIT) });
    return { provides: {}, resolvers: [new SearchResolver({ search, courses, access })] };
  },
});
