import { Field, Int, ObjectType } from 'type-graphql';

@ObjectType({ description: 'A picture. Its address never changes content, so it may be cached for ever.' })
export class Image {
  @Field(() => String, { description: 'Address, absolute or relative to the school.' })
  url!: string;

  @Field(() => Int, { description: 'Width in pixels.' })
  width!: number;

  @Field(() => Int, { description: 'Height in pixels.' })
  height!: number;

  @Field(() => String, {
    nullable: true,
    description: 'The same in several widths as AVIF, as `srcset` has it; null until they are made.',
  })
  avifSrcset?: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'The same in several widths as WebP, as `srcset` has it; null until they are made.',
  })
  webpSrcset?: string | null;

  @Field(() => String, {
    nullable: true,
    description:
      'What stands for it until it is there, some pixels as a `data:` address; null until they are made.',
  })
  placeholder?: string | null;
}
