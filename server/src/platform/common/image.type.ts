import { Field, Int, ObjectType } from 'type-graphql';

@ObjectType({ description: 'A picture. Its address never changes content, so it may be cached for ever.' })
export class Image {
  @Field(() => String, { description: 'Address, absolute or relative to the school.' })
  url!: string;

  @Field(() => Int, { description: 'Width in pixels.' })
  width!: number;

  @Field(() => Int, { description: 'Height in pixels.' })
  height!: number;
}
