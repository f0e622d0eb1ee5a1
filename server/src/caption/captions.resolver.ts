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
import type { CaptionsService, SavedCaptions } from './captions.service.ts';

@ObjectType({ description: 'The result of deleting captions.' })
export class DeleteCaptionsPayload {
  @Field(() => ID, { description: 'Id of the deleted captions.' })
  id!: string;

  @Field(() => Lecture, { description: 'The updated lecture.' })
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
      'Saves new or edited captions of a lecture. Errors: BAD_USER_INPUT with the line number, NOT_FOUND, CONFLICT, PAYLOAD_TOO_LARGE.',
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

  @FieldResolver(() => [String], {
    description:
      'What was repaired in the file, by the mutation that returns these captions. Empty in all other answers.',
  })
  repairs(@Root() captions: CaptionsRow & Partial<Pick<SavedCaptions, 'repairs'>>): readonly string[] {
    return captions.repairs ?? [];
  }

  @FieldResolver(() => Lecture, { description: 'The lecture.' })
  lecture(@Root() captions: CaptionsRow, @Ctx() { load }: GraphqlContext): Promise<LectureRow> {
    return load(this.lectures.byIds, captions.lecture.id);
  }

  @FieldResolver(() => String, {
    description: 'Signed URL of the WebVTT file. It is valid as long as the URL of a video.',
  })
  url(@Root() captions: CaptionsRow, @Ctx() { actor }: GraphqlContext): string {
    return this.captions.url(actor, captions);
  }
}
