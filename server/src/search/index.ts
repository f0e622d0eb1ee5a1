import type { AccessServices } from '#server/access/index.ts';
import type { CourseServices } from '#server/course/index.ts';
import { defineFeature } from '#server/platform/feature.ts';
import type { Platform } from '#server/platform/platform.ts';
import { LecturePlaces } from './lecture-places.ts';
import { LectureSearch } from './lecture-search.ts';
import { LectureWordVariantSchema } from './lecture-word-variant.entity.ts';
import { SchoolSearch } from './school-search.ts';
import { SchoolSearchResolver, SearchResultConnectionResolver } from './school-search.resolver.ts';
import { SearchResolver } from './search.resolver.ts';

export const searchFeature = defineFeature({
  entities: [LectureWordVariantSchema],
  create({
    statements,
    publicStatements,
    courses,
    searchLimit: limit,
    access,
  }: Platform & AccessServices & CourseServices) {
    const places = new LecturePlaces({ statements, publicStatements, access });
    const search = new LectureSearch({ places, limit });
    const schoolSearch = new SchoolSearch({ courses, places, limit });
    return {
      provides: {},
      resolvers: [
        new SearchResolver({ search, courses, access }),
        new SchoolSearchResolver(schoolSearch, courses),
        new SearchResultConnectionResolver(),
      ],
    };
  },
});
