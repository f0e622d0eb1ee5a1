import { Arg, Ctx, Field, FieldResolver, ID, Mutation, ObjectType, Resolver, Root } from 'type-graphql';
import { Area } from '#shared/api-scopes.ts';
import { Access, Allow } from '#server/platform/graphql/access.ts';
import type { GraphqlContext } from '#server/platform/graphql/context.ts';
import { Lecture } from '#server/lecture/lecture.entity.ts';
import type { LectureRow } from '#server/lecture/lecture-rows.ts';
import type { LectureService } from '#server/lecture/lecture.service.ts';
import { Captions } from './captions.entity.ts';
import type { CaptionsRow } from './captions-rows.ts';
import { SaveCaptionsInput } from './captions.inputs.ts';
import type { CaptionsService } from './captions.service.ts';

@ObjectType({ description: 'What a deletion of captions did.' })
export class DeleteCaptionsPayload {
  @Field(() => ID, { description: 'Id of the captions that are gone.' })
  id!: string;

  @Field(() => Lecture, { description: 'The lecture without them.' })
  lecture!: Lecture;
}

@Resolver(() => Captions)
export class CaptionsResolver {
  constructor(
    private readonly captions: CaptionsService,
    private readonly lectures: LectureService,
  ) {}

  @Allow(Access.ADMIN, Area.COURSES)
  @Mutation(() => Captions, {
    description:
      'Saves what is said in a lecture, new or edited. Errors: BAD_USER_INPUT that names the line, NOT_FOUND, CONFLICT, PAYLOAD_TOO_LARGE.',
  })
  async saveCaptions(
    @Arg('input', () => SaveCaptionsInput, { description: 'The captions.' })
    { file, ...edit }: SaveCaptionsInput,
    @Ctx() { actor }: GraphqlContext,
  ): Promise<Captions> {
    return this.captions.save(actor, edit, () => file.open());
  }

  @Allow(Access.ADMIN, Area.COURSES)
  @Mutation(() => DeleteCaptionsPayload, { description: 'Deletes captions. Errors: NOT_FOUND.' })
  deleteCaptions(
    @Arg('id', () => ID, { description: 'The captions.' }) id: string,
    @Ctx() { actor }: GraphqlContext,
  ): Promise<DeleteCaptionsPayload> {
    return this.captions.delete(actor, id);
  }

  @FieldResolver(() => Lecture, { description: 'The lecture.' })
  lecture(@Root() captions: CaptionsRow, @Ctx() { load }: GraphqlContext): Promise<LectureRow> {
    return load(this.lectures.byIds, captions.lecture.id);
  }

  @FieldResolver(() => String, {
    description: 'Signed address of the WebVTT file; it lives as long as that of a video.',
  })
  url(@Root() captions: CaptionsRow, @Ctx() { actor }: GraphqlContext): string {
    return this.captions.url(actor, captions);
  }
}
