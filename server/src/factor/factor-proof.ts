import { Field, InputType } from 'type-graphql';

/** Proof of a second factor: exactly one of these fields. */
@InputType({ description: 'Proof of a second factor: exactly one of its fields.' })
export class FactorProof {
  @Field(() => String, { nullable: true, description: 'Current code of the authenticator app, 6 digits.' })
  code?: string | null;

  @Field(() => String, { nullable: true, description: 'One of the recovery codes.' })
  recoveryCode?: string | null;

  @Field(() => String, {
    nullable: true,
    description: "The browser's answer for a passkey: JSON of WebAuthn's `AuthenticationResponseJSON`.",
  })
  passkey?: string | null;
}
