import { defineFeature } from '#server/platform/feature.ts';
import type { SchoolServices } from '#server/school/index.ts';
import { SchoolPageMutations, SchoolPageResolver, SchoolPagesResolver } from './school-page.resolver.ts';
import { schoolPagePages } from './school-page.pages.ts';
import { SchoolPageService } from './school-page.service.ts';

export const schoolPageFeature = defineFeature({
  publicFields: {
    School: ['page'],
    SchoolPage: ['id', 'version', 'slug', 'title', 'text', 'place', 'changedAt', 'html'],
  },
  create({ school }: SchoolServices) {
    const schoolPages = new SchoolPageService(school);
    return {
      provides: { schoolPages },
      resolvers: [
        new SchoolPagesResolver(schoolPages),
        new SchoolPageResolver(),
        new SchoolPageMutations(schoolPages),
      ],
      pages: schoolPagePages(schoolPages),
    };
  },
});
