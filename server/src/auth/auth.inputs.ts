import { Field, InputType, Int } from 'type-graphql';
import { FactorProof } from '#server/factor/factor-proof.ts';
import { ApiScope, TokenScope } from '#shared/api-scopes.ts';
import { authLimits } from '#shared/auth.ts';
import { GraphQLUpload, type IncomingFile } from '#server/platform/graphql/upload.scalar.ts';

@InputType({ description: 'A new account.' })
export class RegisterInput {
  @Field(() => String, { description: 'At least 5 characters.' })
  fullName!: string;

  @Field(() => String, { description: 'Email address. It is used to log in.' })
  email!: string;

  @Field(() => String, { description: '6 to 16 characters with a number and a special character.' })
  password!: string;

  @Field(() => GraphQLUpload, { description: 'Portrait: JPEG, PNG or WebP, at most 10 MB.' })
  avatar!: IncomingFile;

  @Field(() => Date, {
    nullable: true,
    description:
      'The version of the terms of service that the person was shown and agrees to: `changedAt` of that legal page. CONFLICT when it is not the current version. Null means that none was shown, because the school has none; programs leave it out.',
  })
  agreedTerms?: Date | null;

  @Field(() => String, {
    nullable: true,
    description:
      'From the link that the server logs while the school has no admin. It makes the new account the first admin. Null otherwise.',
  })
  setupKey?: string | null;
}

@InputType({ description: 'Login credentials.' })
export class LoginInput {
  @Field(() => String, { description: 'Email address of the account.' })
  email!: string;

  @Field(() => String, { description: 'Password of the account.' })
  password!: string;
}

@InputType({ description: 'A new password, authorized by the current one.' })
export class ChangePasswordInput {
  @Field(() => String, { description: 'The current password.' })
  currentPassword!: string;

  @Field(() => String, { description: '6 to 16 characters with a number and a special character.' })
  newPassword!: string;

  @Field(() => Boolean, {
    defaultValue: false,
    description: 'Whether to revoke all API tokens of the account as well.',
  })
  revokeApiTokens!: boolean;
}

@InputType({ description: 'Another email address, authorized by the password.' })
export class RequestEmailChangeInput {
  @Field(() => String, { description: 'The new email address.' })
  email!: string;

  @Field(() => String, { description: 'Password of the account.' })
  currentPassword!: string;
}

@InputType({ description: 'Proof of identity in a session: exactly one of its fields.' })
export class ConfirmIdentityInput extends FactorProof {
  @Field(() => String, { nullable: true, description: 'Password of the account.' })
  currentPassword?: string | null;
}

@InputType({ description: 'A new password, authorized by the link of a mail.' })
export class ResetPasswordInput {
  @Field(() => String, { description: 'From the mail.' })
  token!: string;

  @Field(() => String, { description: '6 to 16 characters with a number and a special character.' })
  password!: string;
}

@InputType({ description: 'A new personal API token.' })
export class CreateApiTokenInput {
  @Field(() => String, { description: 'Name of the token, at most 60 characters.' })
  name!: string;

  @Field(() => [ApiScope], { nullable: true, description: 'Its scopes, at least one.' })
  scopes?: ApiScope[] | null;

  @Field(() => TokenScope, {
    nullable: true,
    description: 'READ or WRITE for all areas. Ignored when `scopes` is set.',
    deprecationReason: 'Use `scopes`.',
  })
  scope?: TokenScope | null;

  @Field(() => Int, {
    nullable: true,
    defaultValue: authLimits.tokens.defaultDays,
    description: `Days until it expires: ${authLimits.tokens.days.join(', ')}; null for no expiry.`,
  })
  expiresInDays!: number | null;

  @Field(() => String, { description: 'Password of the account.' })
  currentPassword!: string;
}
