import { authFeature } from './auth/index.ts';
import { courseFeature } from './course/index.ts';
import type { Feature } from './feature.ts';
import { lectureFeature } from './lecture/index.ts';
import { mailFeature } from './mail/index.ts';
import { paymentFeature } from './payment/index.ts';
import { storageFeature } from './storage/index.ts';
import { userFeature } from './user/index.ts';

/** The one list of features. */
export const features: Feature[] = [
  storageFeature,
  mailFeature,
  userFeature,
  authFeature,
  paymentFeature,
  courseFeature,
  lectureFeature,
];
