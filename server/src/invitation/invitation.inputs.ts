import { Field, ID, InputType } from 'type-graphql';
import { invitationLimits } from '#shared/invitation.ts';
import { Role } from '#shared/roles.ts';
import { GraphQLUpload, type IncomingFile } from '#server/platform/graphql/upload.scalar.ts';

@InputType({ description: 'The people to invite.' })
export class InviteMembersInput {
  @Field(() => [String], { description: `Email addresses, 1 to ${invitationLimits.addresses}.` })
  emails!: string[];

  @Field(() => Role, { description: 'The role that they get.' })
  role!: Role;

  @Field(() => String, { description: 'Language of the email, such as `de`.' })
  language!: string;
}

@InputType({ description: 'One invitation.' })
export class InvitationInput {
  @Field(() => ID, { description: 'The invitation.' })
  id!: string;
}

@InputType({ description: 'The link of an invitation.' })
export class AcceptInvitationInput {
  @Field(() => String, { description: 'Token from the link in the email.' })
  token!: string;
}

@InputType({ description: 'A new account for an invited address.' })
export class RegisterByInvitationInput {
  @Field(() => String, { description: 'Token from the link in the email.' })
  token!: string;

  @Field(() => String, { description: 'At least 5 characters.' })
  fullName!: string;

  @Field(() => String, { description: '6 to 16 characters with a number and a special character.' })
  password!: string;

  @Field(() => GraphQLUpload, { description: 'Portrait: JPEG, PNG or WebP, at most 10 MB.' })
  avatar!: IncomingFile;

  @Field(() => Date, {
    nullable: true,
    description: 'The version of the terms of service that the person agrees to, as for `register`.',
  })
  agreedTerms?: Date | null;
}
