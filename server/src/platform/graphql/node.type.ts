import { Field, ID, InterfaceType } from 'type-graphql';

/** A row that `nodes` has found, and the name of its type. */
export interface FoundNode {
  __typename: string;
  id: string;
}

@InterfaceType({
  description: 'An object that `nodes` looks up by its id.',
  // The values are rows, not instances of classes.
  resolveType: ({ __typename }: FoundNode) => __typename,
})
export abstract class Node {
  @Field(() => ID, { description: 'Opaque id.' })
  id!: string;
}
