import { Args, Ctx, FieldResolver, Resolver, Root } from 'type-graphql';
import { requireSelfOrAdmin } from '#server/platform/common/actor.ts';
import { PageArgs, type Page } from '#server/platform/common/pagination.ts';
import type { GraphqlContext } from '#server/platform/graphql/context.ts';
import { User } from '#server/user/user.entity.ts';
import { Certificate } from '#server/certificate/certificate.entity.ts';
import type { CertificateService } from '#server/certificate/certificate.service.ts';
import { LectureProgressConnection, type LectureProgress } from './lecture-progress.entity.ts';
import type { ProgressPages } from './progress-pages.ts';

/** What progress adds to the type User. */
@Resolver(() => User)
export class UserProgressResolver {
  constructor(
    private readonly pages: ProgressPages,
    private readonly service: CertificateService,
  ) {}

  @FieldResolver(() => LectureProgressConnection, {
    description:
      'How far they are in lectures, last seen first. The person themselves and admins see it; FORBIDDEN for others.',
  })
  async lectureProgress(
    @Root() { id: userId }: User,
    @Args(() => PageArgs) page: PageArgs,
    @Ctx() { actor, load }: GraphqlContext,
  ): Promise<Page<LectureProgress>> {
    requireSelfOrAdmin(actor, userId);
    return load(this.pages.ofUsers, { userId, page });
  }

  @FieldResolver(() => [Certificate], {
    description:
      'Certificates, newest first. The person themselves and admins see them; FORBIDDEN for others.',
  })
  async certificates(
    @Root() { id: userId }: User,
    @Ctx() { actor, load }: GraphqlContext,
  ): Promise<Certificate[]> {
    requireSelfOrAdmin(actor, userId);
    return load(this.service.ofUsers, userId);
  }
}
