import { Arg, Ctx, Field, ID, Mutation, ObjectType, Resolver } from 'type-graphql';
import { Area } from '#shared/api-scopes.ts';
import { Access, Allow } from '#server/platform/graphql/access.ts';
import type { GraphqlContext } from '#server/platform/graphql/context.ts';
import { User } from '#server/user/user.entity.ts';
import type { EmailVerificationService } from './email-verification.service.ts';

@ObjectType({ description: 'What a verification did.' })
export class VerifyEmailPayload {
  @Field(() => ID, { description: 'Whose address is verified now.' })
  userId!: string;
}

@Resolver()
export class EmailVerificationResolver {
  constructor(private readonly emailVerification: EmailVerificationService) {}

  @Allow(Access.PUBLIC, Area.ACCOUNT, { refusesTokens: true })
  @Mutation(() => VerifyEmailPayload, {
    description:
      'Verifies a mail address by the token of a mail. Errors: BAD_USER_INPUT when that is used or old.',
  })
  async verifyEmail(
    @Arg('token', () => String, { description: 'From the mail.' }) token: string,
  ): Promise<VerifyEmailPayload> {
    return { userId: await this.emailVerification.verify(token) };
  }

  @Allow(Access.USER, Area.ACCOUNT, { refusesTokens: true })
  @Mutation(() => User, {
    description:
      'Sends the mail that verifies the address again. Errors: CONFLICT when it is verified, TOO_MANY_REQUESTS.',
  })
  resendVerification(@Ctx() { actor }: GraphqlContext): Promise<User> {
    return this.emailVerification.resend(actor);
  }
}
