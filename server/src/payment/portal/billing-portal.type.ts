import { Field, ID, ObjectType } from 'type-graphql';

@ObjectType({
  description: 'A page of the card provider where a payer changes the card and pays what is open.',
})
export class BillingPortal {
  @Field(() => ID, { description: 'Whose page it is.' })
  userId!: string;

  @Field(() => String, { description: 'Page to send the payer to. It works for a few minutes.' })
  url!: string;
}
