import type { CourseServices } from '#server/course/index.ts';
import type { LectureServices } from '#server/lecture/index.ts';
import type { PaymentServices } from '#server/payment/index.ts';
import { defineFeature } from '#server/platform/feature.ts';
import type { UserServices } from '#server/user/index.ts';
import { NodeLookup } from './node-lookup.ts';
import { NodeResolver } from './node.resolver.ts';

export const nodeFeature = defineFeature({
  create(services: UserServices & PaymentServices & CourseServices & LectureServices) {
    return { provides: {}, resolvers: [new NodeResolver(new NodeLookup(services))] };
  },
});
