import { Arg, Ctx, FieldResolver, ID, Mutation, Query, Resolver, Root } from 'type-graphql';
import { Area } from '#shared/api-scopes.ts';
import { Access, Allow } from '#server/platform/graphql/access.ts';
import type { GraphqlContext } from '#server/platform/graphql/context.ts';
import { Certificate } from './certificate.entity.ts';
import { pdfPathOf } from './certificate.routes.ts';
import type { CertificateService } from './certificate.service.ts';

@Resolver(() => Certificate)
export class CertificateResolver {
  constructor(private readonly certificates: CertificateService) {}

  @Allow(Access.PUBLIC, Area.ACCOUNT)
  @Query(() => Certificate, {
    description: 'Returns a certificate by its code. Public. Errors: NOT_FOUND, TOO_MANY_REQUESTS.',
  })
  certificate(
    @Arg('code', () => String, {
      description: 'The code on the certificate. Case, spaces and dashes are ignored.',
    })
    code: string,
    @Ctx() { request }: GraphqlContext,
  ): Promise<Certificate> {
    return this.certificates.byCode(code, request.ip ?? '');
  }

  @Allow(Access.USER, Area.ACCOUNT)
  @Mutation(() => Certificate, {
    description:
      'Issues the certificate of a course after all of its lectures are completed. Later calls return the same certificate. Errors: UNAUTHENTICATED, FORBIDDEN, NOT_FOUND, CONFLICT.',
  })
  issueCertificate(
    @Arg('courseId', () => ID, { description: 'The course.' }) courseId: string,
    @Ctx() { actor }: GraphqlContext,
  ): Promise<Certificate> {
    return this.certificates.issue(actor, courseId);
  }

  @FieldResolver(() => String, { description: 'Address of the PDF.' })
  pdfUrl(@Root() { code }: Certificate): string {
    return pdfPathOf(code);
  }
}
