import { Field, ID, InputType } from 'type-graphql';

@InputType({ description: 'A cancellation of a contract.' })
export class DeclareCancellationInput {
  @Field(() => String, { description: 'Name of the person.' })
  name!: string;

  @Field(() => String, {
    description: 'Email address for the confirmation, if possible that of the account.',
  })
  email!: string;

  @Field(() => String, { description: 'The contract, order or invoice, in words or by its number.' })
  contract!: string;

  @Field(() => Boolean, { description: 'Whether it is extraordinary, for good cause.' })
  isExtraordinary!: boolean;

  @Field(() => String, { nullable: true, description: 'The reason; required if it is extraordinary.' })
  reason!: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'The day on which the contract should end, `YYYY-MM-DD`; the first possible one if omitted.',
  })
  endsOn!: string | null;
}

@InputType({ description: 'A withdrawal from a contract.' })
export class DeclareWithdrawalInput {
  @Field(() => String, { description: 'Name of the person.' })
  name!: string;

  @Field(() => String, {
    description: 'Email address for the confirmation, if possible that of the account.',
  })
  email!: string;

  @Field(() => String, { description: 'The contract, order or invoice, in words or by its number.' })
  contract!: string;
}

@InputType({ description: 'The proof that a declaration comes from the account.' })
export class ProveDeclarationInput {
  @Field(() => String, { description: 'Token from the link of the email.' })
  token!: string;
}

@InputType({ description: 'A declaration to accept without the mailed proof.' })
export class AcceptDeclarationInput {
  @Field(() => ID, { description: 'The declaration.' })
  id!: string;
}

@InputType({ description: 'How to close a declaration by hand.' })
export class CloseDeclarationInput {
  @Field(() => ID, { description: 'The declaration.' })
  id!: string;

  @Field(() => Boolean, { description: 'True if it is refused, false if it was carried out.' })
  isRefused!: boolean;

  @Field(() => String, { description: 'A note, which the person gets by email.' })
  note!: string;
}
