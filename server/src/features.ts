import { auditFeature } from './audit/index.ts';
import { authFeature } from './auth/index.ts';
import { captionFeature } from './caption/index.ts';
import { contactFeature } from './contact/index.ts';
import { courseFeature } from './course/index.ts';
import type { Feature } from './feature.ts';
import { lectureFeature } from './lecture/index.ts';
import { mailFeature } from './mail/index.ts';
import { memberFeature } from './member/index.ts';
import { paymentFeature } from './payment/index.ts';
import { progressFeature } from './progress/index.ts';
import { searchFeature } from './search/index.ts';
import { statsFeature } from './stats/index.ts';
import { storageFeature } from './storage/index.ts';
import { uploadFeature } from './upload/index.ts';
import { userFeature } from './user/index.ts';

/** The one list of features. */
export const features: Feature[] = [
  storageFeature,
  mailFeature,
  userFeature,
  authFeature,
  auditFeature,
  paymentFeature,
  memberFeature,
  contactFeature,
  courseFeature,
  lectureFeature,
  uploadFeature,
  captionFeature,
  searchFeature,
  progressFeature,
  statsFeature,
];
