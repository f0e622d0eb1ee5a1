import type { CourseServices } from '#server/course/index.ts';
import type { LectureServices } from '#server/lecture/index.ts';
import type { PaymentServices } from '#server/payment/index.ts';
import { defineFeature } from '#server/platform/feature.ts';
import type { UserServices } from '#server/user/index.ts';
import { AuditedObjectResolver } from './audited-object.resolver.ts';
import { NodeLookup } from './node-lookup.ts';
import { NodeResolver } from './node.resolver.ts';

export const nodeFeature = defineFeature({
  create(services: UserServices & PaymentServices & CourseServices & LectureServices) {
    const lookup = new NodeLookup(services);
    return { provides: {}, resolvers: [new NodeResolver(lookup), new AuditedObjectResolver(lookup)] };
  },
});
