import { FieldResolver, Resolver, Root } from 'type-graphql';
import { Image } from '#server/platform/common/image.type.ts';
import { portraitOf, type MentorValue } from './mentors.ts';
import { Mentor } from './school.type.ts';

@Resolver(() => Mentor)
export class MentorResolver {
  @FieldResolver(() => Image, {
    nullable: true,
    description:
      'Square portrait; null for a mentor without one, and for the fictional mentors, whose drawings are part of the client.',
  })
  portrait(@Root() mentor: MentorValue): Image | null {
    return portraitOf(mentor);
  }
}
