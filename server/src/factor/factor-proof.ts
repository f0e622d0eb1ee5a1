import { Field, InputType } from 'type-graphql';

/** What shows that somebody has a second factor: one of these. */
@InputType({ description: 'What shows that somebody has their second factor: one of its fields.' })
export class FactorProof {
  @Field(() => String, { nullable: true, description: 'What the authenticator app shows, 6 digits.' })
  code?: string | null;

  @Field(() => String, { nullable: true, description: 'One of the recovery codes.' })
  recoveryCode?: string | null;

  @Field(() => String, {
    nullable: true,
    description:
      "What the browser answers for a passkey: the JSON of WebAuthn's `AuthenticationResponseJSON`.",
  })
  passkey?: string | null;
}
