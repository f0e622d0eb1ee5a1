import { Field, ID, ObjectType } from 'type-graphql';

@ObjectType({
  description: 'A page of the payment provider where the customer changes their card and pays open invoices.',
})
export class BillingPortal {
  @Field(() => ID, { description: 'The customer.' })
  userId!: string;

  @Field(() => String, { description: 'The page to send the customer to. It works for a few minutes.' })
  url!: string;
}
