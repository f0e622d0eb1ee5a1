import { Field, Int, ObjectType } from 'type-graphql';
import { Passkey } from './passkey.entity.ts';

@ObjectType({ description: 'What a person has beside their password.' })
export class SecondFactor {
  @Field(() => Boolean, { description: 'Whether the password alone does not open the account.' })
  isOn!: boolean;

  @Field(() => Date, {
    nullable: true,
    description: 'When an authenticator app was set up, UTC; null when there is none.',
  })
  appSince!: Date | null;

  @Field(() => [Passkey], { description: 'Passkeys, oldest first; at most 20.' })
  passkeys!: Passkey[];

  @Field(() => Int, { description: 'How many recovery codes are left.' })
  recoveryCodesLeft!: number;
}
