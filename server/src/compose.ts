import { accessFeature } from './access/index.ts';
import { auditFeature } from './audit/index.ts';
import { authFeature } from './auth/index.ts';
import { backupFeature } from './backup/index.ts';
import { captionFeature } from './caption/index.ts';
import { certificateFeature } from './certificate/index.ts';
import { contactFeature } from './contact/index.ts';
import { courseFeature } from './course/index.ts';
import { courseExportFeature } from './course-export/index.ts';
import { courseImportFeature } from './course-import/index.ts';
import { declarationFeature } from './declaration/index.ts';
import { demoFeature } from './demo/index.ts';
import { doctorFeature } from './doctor/index.ts';
import { factorFeature } from './factor/index.ts';
import { fileFeature } from './file/index.ts';
import { Features } from './platform/feature.ts';
import { homeFeature } from './home/index.ts';
import { invitationFeature } from './invitation/index.ts';
import { learningFeature } from './learning/index.ts';
import { lectureFeature } from './lecture/index.ts';
import { memberFeature } from './member/index.ts';
import { nodeFeature } from './node/index.ts';
import { paymentFeature } from './payment/index.ts';
import { platformFeature } from './platform/index.ts';
import type { Platform } from './platform/platform.ts';
import { playerFeature } from './player/index.ts';
import { progressFeature } from './progress/index.ts';
import { releaseFeature } from './release/index.ts';
import { schoolFeature } from './school/index.ts';
import { schoolPageFeature } from './school-page/index.ts';
import { searchFeature } from './search/index.ts';
import { setupFeature } from './setup/index.ts';
import { statsFeature } from './stats/index.ts';
import { uploadFeature } from './upload/index.ts';
import { userFeature } from './user/index.ts';

/** The list of features. Each may use the services of those above it. */
export const features = Features.on<Platform>()
  .with(platformFeature)
  .with(backupFeature)
  .with(userFeature)
  .with(auditFeature)
  .with(schoolFeature)
  .with(schoolPageFeature)
  .with(factorFeature)
  .with(authFeature)
  .with(paymentFeature)
  .with(doctorFeature)
  .with(accessFeature)
  .with(memberFeature)
  .with(invitationFeature)
  .with(contactFeature)
  .with(declarationFeature)
  .with(courseFeature)
  .with(lectureFeature)
  .with(releaseFeature)
  .with(nodeFeature)
  .with(uploadFeature)
  .with(fileFeature)
  .with(captionFeature)
  .with(courseImportFeature)
  .with(courseExportFeature)
  .with(demoFeature)
  .with(setupFeature)
  .with(searchFeature)
  .with(playerFeature)
  .with(progressFeature)
  .with(learningFeature)
  .with(certificateFeature)
  .with(homeFeature)
  .with(statsFeature);

/** All services of the product. */
export type Services = Awaited<ReturnType<(typeof features)['create']>>['provides'];
