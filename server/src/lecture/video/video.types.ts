import { Field, Float, Int, ObjectType } from 'type-graphql';

@ObjectType({
  description: 'Small pictures of a video on one sheet, for scrubbing: left to right, top to bottom.',
})
export class Storyboard {
  @Field(() => String, { description: 'Signed address of the sheet; it dies with that of the video.' })
  url!: string;

  @Field(() => Int, { description: 'Width of one picture in pixels.' })
  tileWidth!: number;

  @Field(() => Int, { description: 'Height of one picture in pixels.' })
  tileHeight!: number;

  @Field(() => Int, { description: 'Pictures in a row.' })
  columns!: number;

  @Field(() => Int, { description: 'How many pictures there are.' })
  count!: number;

  @Field(() => Float, { description: 'Seconds from one picture to the next.' })
  intervalSeconds!: number;
}

@ObjectType({ description: 'A video and how to play it.' })
export class Video {
  @Field(() => String, { description: 'Signed address of the original, for a `<video>` element.' })
  url!: string;

  @Field(() => String, { description: 'Media type of the original, like `video/mp4`.' })
  contentType!: string;

  @Field(() => String, {
    nullable: true,
    description: 'Signed address of an HLS playlist with every quality there is; null until it is made.',
  })
  streamUrl!: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'Signed address of a picture of it; null until there is one.',
  })
  posterUrl!: string | null;

  @Field(() => Storyboard, { nullable: true, description: 'Pictures for scrubbing; null without any.' })
  storyboard!: Storyboard | null;

  @Field(() => Date, {
    description:
      'When the addresses die, UTC, at most 5 minutes from now. Ask again for new ones. They open for the session that asked for them only; those an API token asked for, for everybody.',
  })
  expiresAt!: Date;
}
