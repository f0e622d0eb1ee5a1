import { Field, Float, Int, ObjectType } from 'type-graphql';

@ObjectType({
  description: 'A sheet of small pictures of a video for scrubbing, ordered left to right, top to bottom.',
})
export class Storyboard {
  @Field(() => String, { description: 'Signed URL of the sheet. It expires with the URL of the video.' })
  url!: string;

  @Field(() => Int, { description: 'Width of one picture in pixels.' })
  tileWidth!: number;

  @Field(() => Int, { description: 'Height of one picture in pixels.' })
  tileHeight!: number;

  @Field(() => Int, { description: 'Number of pictures in a row.' })
  columns!: number;

  @Field(() => Int, { description: 'Number of pictures.' })
  count!: number;

  @Field(() => Float, { description: 'Seconds between two pictures.' })
  intervalSeconds!: number;
}

@ObjectType({ description: 'A video and how to play it.' })
export class Video {
  @Field(() => String, {
    description:
      'Signed URL of a file for a `<video>` element: the original, or the best quality of the stream if browsers do not play the original.',
  })
  url!: string;

  @Field(() => String, {
    description:
      'Media type of that file. Browsers play `video/mp4`, `video/quicktime` and `video/webm`. Any other video, such as `video/x-matroska` or `video/quicktime; codecs="apch"`, can be played once `streamUrl` is there.',
  })
  contentType!: string;

  @Field(() => String, {
    nullable: true,
    description: 'Signed URL of an HLS playlist with all quality levels; null until it is made.',
  })
  streamUrl!: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'Signed URL of the poster; null without a poster.',
  })
  posterUrl!: string | null;

  @Field(() => Storyboard, { nullable: true, description: 'Pictures for scrubbing; null without pictures.' })
  storyboard!: Storyboard | null;

  @Field(() => Date, {
    description:
      'When the URLs expire, UTC, within 5 minutes. Query again for new ones. They work only in the session that requested them. URLs requested with an API token work without a session.',
  })
  expiresAt!: Date;
}
