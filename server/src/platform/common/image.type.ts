import { Field, Int, ObjectType } from 'type-graphql';
import { Internal } from './schema-marks.ts';

@ObjectType({ description: 'An image. The content of its URL never changes, so it can be cached forever.' })
export class Image {
  @Field(() => String, { description: 'URL, absolute or relative to the school.' })
  url!: string;

  @Field(() => Int, { description: 'Width in pixels.' })
  width!: number;

  @Field(() => Int, { description: 'Height in pixels.' })
  height!: number;

  @Internal
  @Field(() => String, {
    nullable: true,
    description:
      'The image in several widths as AVIF, in the format of `srcset`; null until they are generated.',
  })
  avifSrcset?: string | null;

  @Field(() => String, {
    nullable: true,
    description:
      'The image in several widths as WebP, in the format of `srcset`; null until they are generated.',
  })
  webpSrcset?: string | null;

  @Internal
  @Field(() => String, {
    nullable: true,
    description:
      'A preview of a few pixels to show while the image loads, as a `data:` URL; null until it is generated.',
  })
  placeholder?: string | null;
}
