import type { AccessServices } from '#server/access/index.ts';
import type { CourseServices } from '#server/course/index.ts';
import { RateLimit } from '#server/platform/common/rate-limit.ts';
import { defineFeature } from '#server/platform/feature.ts';
import type { StorageServices } from '#server/platform/index.ts';
import type { Platform } from '#server/platform/platform.ts';
import type { SchoolServices } from '#server/school/index.ts';
import { CourseCertificateResolver, UserCertificatesResolver } from './certificate-fields.resolver.ts';
import { CertificateDrawing } from './certificate-drawing.ts';
import { CertificateEditionSchema } from './certificate-edition.entity.ts';
import { CertificateFiles } from './certificate-files.ts';
import { CertificateSchema } from './certificate.entity.ts';
import { certificatePages } from './certificate.pages.ts';
import { certificateRoutes } from './certificate.routes.ts';
import { CertificateResolver } from './certificate.resolver.ts';
import { CERTIFICATE_LIMIT, CertificateService } from './certificate.service.ts';

export const certificateFeature = defineFeature({
  entities: [CertificateSchema, CertificateEditionSchema],
  // Visitors have no progress, so `CourseProgress.certificate` reveals nothing.
  publicFields: { CourseProgress: ['certificate'], Certificate: ['id', 'code', 'pdfUrl'] },
  create({
    config,
    em,
    statements,
    pool,
    ...needs
  }: Platform & StorageServices & SchoolServices & AccessServices & CourseServices) {
    const { courses, access, school, images } = needs;
    const limit = new RateLimit(pool, CERTIFICATE_LIMIT);
    const certificates = new CertificateService({ em, statements, courses, access, limit });
    const certificateFiles = new CertificateFiles({
      em,
      publicUrl: config.publicUrl,
      school,
      images,
      drawing: new CertificateDrawing(),
    });
    return {
      provides: { certificates },
      resolvers: [
        new CertificateResolver(certificates),
        new CourseCertificateResolver(certificates),
        new UserCertificatesResolver(certificates),
      ],
      pages: certificatePages,
      routes: [
        {
          path: '/certificates',
          isRefusable: true,
          router: certificateRoutes({ certificates, certificateFiles }),
        },
      ],
    };
  },
});
