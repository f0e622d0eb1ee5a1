import { Field, Int, ObjectType } from 'type-graphql';
import { Passkey } from './passkey.entity.ts';

@ObjectType({ description: 'Two-factor authentication of a user.' })
export class SecondFactor {
  @Field(() => Boolean, { description: 'Whether two-factor authentication is on.' })
  isOn!: boolean;

  @Field(() => Date, {
    nullable: true,
    description: 'When an authenticator app was set up, UTC; null if there is none.',
  })
  appSince!: Date | null;

  @Field(() => [Passkey], { description: 'Passkeys, oldest first; at most 20.' })
  passkeys!: Passkey[];

  @Field(() => Int, { description: 'Number of recovery codes left.' })
  recoveryCodesLeft!: number;
}
