import { Field, Int, ObjectType } from 'type-graphql';
import { Area } from '#shared/api-scopes.ts';
import { InArea } from '#server/platform/graphql/access.ts';

@ObjectType({
  description:
    'A silent film of the school. The content of its URL never changes, so it can be cached forever.',
})
@InArea(Area.SCHOOL)
export class SchoolFilm {
  @Field(() => String, { description: 'URL, relative to the school.' })
  url!: string;

  @Field(() => String, { description: '`video/mp4` or `video/webm`.' })
  contentType!: string;

  @Field(() => Int, { description: 'Width in pixels.' })
  width!: number;

  @Field(() => Int, { description: 'Height in pixels.' })
  height!: number;
}
