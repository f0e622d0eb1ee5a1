import { Field, InputType, Int } from 'type-graphql';
import { FactorProof } from '#server/factor/factor-proof.ts';
import { ApiScope, TokenScope } from '#shared/api-scopes.ts';
import { authLimits } from '#shared/auth.ts';
import { GraphQLUpload, type IncomingFile } from '#server/platform/graphql/upload.scalar.ts';

@InputType({ description: 'A new account.' })
export class RegisterInput {
  @Field(() => String, { description: 'At least 5 characters.' })
  fullName!: string;

  @Field(() => String, { description: 'Mail address; it is the name to log in with.' })
  email!: string;

  @Field(() => String, { description: '6 to 16 characters with a number and a special character.' })
  password!: string;

  @Field(() => GraphQLUpload, { description: 'Portrait: JPEG, PNG or WebP, at most 10 MB.' })
  avatar!: IncomingFile;

  @Field(() => Date, {
    nullable: true,
    description:
      'The version of the terms of service that the person was shown and agrees to: `changedAt` of that legal page. CONFLICT when it is not the one of now. Null says that none was shown, because the school has none; programs leave it out.',
  })
  agreedTerms?: Date | null;

  @Field(() => String, {
    nullable: true,
    description:
      'From the link that a school without an admin tells at its start: makes the account the first admin’s. Null for everybody else.',
  })
  setupKey?: string | null;
}

@InputType({ description: 'Who logs in.' })
export class LoginInput {
  @Field(() => String, { description: 'Mail address of the account.' })
  email!: string;

  @Field(() => String, { description: 'Password of the account.' })
  password!: string;
}

@InputType({ description: 'A new password, by the current one.' })
export class ChangePasswordInput {
  @Field(() => String, { description: 'The password as it is.' })
  currentPassword!: string;

  @Field(() => String, { description: '6 to 16 characters with a number and a special character.' })
  newPassword!: string;

  @Field(() => Boolean, {
    defaultValue: false,
    description: 'Whether all API tokens of the person end, too.',
  })
  revokeApiTokens!: boolean;
}

@InputType({ description: 'Another mail address, by the password.' })
export class RequestEmailChangeInput {
  @Field(() => String, { description: 'The new mail address.' })
  email!: string;

  @Field(() => String, { description: 'Password of the account.' })
  currentPassword!: string;
}

@InputType({ description: 'What shows who is at a session: one of its fields.' })
export class ConfirmIdentityInput extends FactorProof {
  @Field(() => String, { nullable: true, description: 'Password of the account.' })
  currentPassword?: string | null;
}

@InputType({ description: 'A new password, by the link of a mail.' })
export class ResetPasswordInput {
  @Field(() => String, { description: 'From the mail.' })
  token!: string;

  @Field(() => String, { description: '6 to 16 characters with a number and a special character.' })
  password!: string;
}

@InputType({ description: 'A new personal API token.' })
export class CreateApiTokenInput {
  @Field(() => String, { description: 'What its owner calls it, at most 60 characters.' })
  name!: string;

  @Field(() => [ApiScope], { nullable: true, description: 'What it may do, at least one scope.' })
  scopes?: ApiScope[] | null;

  @Field(() => TokenScope, {
    nullable: true,
    description: 'All scopes, or all that read. Only counts without `scopes`.',
    deprecationReason: 'Name `scopes`.',
  })
  scope?: TokenScope | null;

  @Field(() => Int, {
    nullable: true,
    defaultValue: authLimits.tokens.defaultDays,
    description: `In how many days it expires: ${authLimits.tokens.days.join(', ')}; null for no expiry.`,
  })
  expiresInDays!: number | null;

  @Field(() => String, { description: 'Password of the account.' })
  currentPassword!: string;
}
