import { FieldResolver, Resolver, Root } from 'type-graphql';
import { Image } from '#server/platform/common/image.type.ts';
import { portraitOf, type MentorValue } from './mentors.ts';
import { Mentor } from './school.type.ts';

@Resolver(() => Mentor)
export class MentorResolver {
  @FieldResolver(() => Image, {
    nullable: true,
    description: 'Portrait, square; null for one without, and for the drawings that came with the product.',
  })
  portrait(@Root() mentor: MentorValue): Image | null {
    return portraitOf(mentor);
  }
}
