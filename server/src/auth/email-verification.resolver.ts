import { Arg, Ctx, Field, ID, Mutation, ObjectType, Resolver } from 'type-graphql';
import { Area } from '#shared/api-scopes.ts';
import { Access, Allow } from '#server/platform/graphql/access.ts';
import type { GraphqlContext } from '#server/platform/graphql/context.ts';
import { User } from '#server/user/user.entity.ts';
import type { EmailVerificationService } from './email-verification.service.ts';

@ObjectType({ description: 'Result of verifying an email address.' })
export class VerifyEmailPayload {
  @Field(() => ID, { description: 'The user whose address is verified.' })
  userId!: string;
}

@Resolver()
export class EmailVerificationResolver {
  constructor(private readonly emailVerification: EmailVerificationService) {}

  @Allow(Access.PUBLIC, Area.ACCOUNT, { refusesTokens: true })
  @Mutation(() => VerifyEmailPayload, {
    description:
      'Verifies an email address by the token of a mail. Errors: BAD_USER_INPUT when the token is used or expired.',
  })
  async verifyEmail(
    @Arg('token', () => String, { description: 'From the mail.' }) token: string,
  ): Promise<VerifyEmailPayload> {
    return { userId: await this.emailVerification.verify(token) };
  }

  @Allow(Access.USER, Area.ACCOUNT, { refusesTokens: true })
  @Mutation(() => User, {
    description:
      'Sends the verification mail again. Errors: CONFLICT when the address is already verified, TOO_MANY_REQUESTS.',
  })
  resendVerification(@Ctx() { actor }: GraphqlContext): Promise<User> {
    return this.emailVerification.resend(actor);
  }
}
