import { Field, InputType, Int, ObjectType } from 'type-graphql';

@ObjectType({
  description:
    'The secret key belongs to another Stripe account, or another mode, than the customers and payments in use.',
})
export class StripeAccountChange {
  @Field(() => String, {
    nullable: true,
    description: 'ID of the key’s account at Stripe; null if the key may not read it.',
  })
  account!: string | null;

  @Field(() => Boolean, { description: 'Whether the key takes real money.' })
  isLive!: boolean;

  @Field(() => String, {
    nullable: true,
    description: 'ID of the account in use at Stripe; null if it was not recorded.',
  })
  formerAccount!: string | null;

  @Field(() => Boolean, {
    nullable: true,
    description: 'Whether the account in use takes real money; null if it was not recorded.',
  })
  formerIsLive!: boolean | null;

  @Field(() => Int, { description: 'Number of customers of the account in use, which are set aside.' })
  customers!: number;

  @Field(() => Int, { description: 'Number of payments of the account in use, which are set aside.' })
  payments!: number;

  @Field(() => Int, { description: 'Number of customers of the key’s account that come back.' })
  returningCustomers!: number;

  @Field(() => Int, { description: 'Number of payments of the key’s account that come back.' })
  returningPayments!: number;
}

@InputType({ description: 'The account that the admin was shown.' })
export class StartWithStripeAccountInput {
  @Field(() => String, {
    nullable: true,
    description: 'ID of the key’s account at Stripe; null if the key may not read it.',
  })
  account?: string | null;

  @Field(() => Boolean, { description: 'Whether the key takes real money.' })
  isLive!: boolean;
}

@ObjectType({ description: 'The result of starting with a Stripe account.' })
export class StartWithStripeAccountPayload {
  @Field(() => StripeAccountChange, {
    nullable: true,
    description: 'The change that an admin still has to decide; null if there is none.',
  })
  stripeAccountChange!: StripeAccountChange | null;
}
