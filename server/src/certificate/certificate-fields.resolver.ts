import { Ctx, FieldResolver, Resolver, Root } from 'type-graphql';
import { requireSelfOrAdmin } from '#server/platform/common/actor.ts';
import { Refusable } from '#server/platform/common/schema-marks.ts';
import type { GraphqlContext } from '#server/platform/graphql/context.ts';
import { CourseProgress } from '#server/progress/course-progress.type.ts';
import { User } from '#server/user/user.entity.ts';
import { Certificate } from './certificate.entity.ts';
import type { CertificateRow } from './certificate-rows.ts';
import type { CertificateService } from './certificate.service.ts';

/** Adds certificates to the type CourseProgress. */
@Resolver(() => CourseProgress)
export class CourseCertificateResolver {
  constructor(private readonly certificates: CertificateService) {}

  @FieldResolver(() => Certificate, {
    nullable: true,
    description: 'The certificate; null until it is issued.',
  })
  certificate(
    @Root() { userId, courseId }: CourseProgress,
    @Ctx() { load }: GraphqlContext,
  ): Promise<CertificateRow | null> {
    return load(this.certificates.ofCourses, { userId, courseId });
  }
}

/** Adds certificates to the type User. */
@Resolver(() => User)
export class UserCertificatesResolver {
  constructor(private readonly service: CertificateService) {}

  @Refusable
  @FieldResolver(() => [Certificate], {
    description: 'Certificates, newest first. Visible to the user and to admins; FORBIDDEN for others.',
  })
  async certificates(
    @Root() { id: userId }: User,
    @Ctx() { actor, load }: GraphqlContext,
  ): Promise<Certificate[]> {
    requireSelfOrAdmin(actor, userId);
    return load(this.service.ofUsers, userId);
  }
}
