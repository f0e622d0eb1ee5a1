import { Ctx, FieldResolver, Resolver, Root } from 'type-graphql';
import type { AccessService } from '#server/access/access.service.ts';
import type { GraphqlContext } from '#server/platform/graphql/context.ts';
import { Lecture } from '#server/lecture/lecture.entity.ts';
import type { LectureRow } from '#server/lecture/lecture-rows.ts';
import { isOpen, type LectureWithAccess } from '#server/lecture/open-lecture.ts';
import { Captions } from './captions.entity.ts';
import type { CaptionsRow } from './captions-rows.ts';
import type { CaptionsService } from './captions.service.ts';
import { Transcription } from './transcription.entity.ts';
import type { TranscriptionService } from './transcription.service.ts';

interface Dependencies {
  captions: CaptionsService;
  transcriptions: TranscriptionService;
  access: AccessService;
}

/** The caption fields of the type Lecture. */
@Resolver(() => Lecture)
export class LectureCaptionsResolver {
  constructor(private readonly deps: Dependencies) {}

  @FieldResolver(() => [Captions], {
    description: 'Captions, sorted by language. Empty if the lecture is locked.',
  })
  captions(
    @Root() lecture: LectureWithAccess,
    @Ctx() context: GraphqlContext,
  ): readonly CaptionsRow[] | Promise<readonly CaptionsRow[]> {
    const { captions, access } = this.deps;
    const mayWatch = isOpen(access, lecture, context);
    const kept = captions.kept(context.actor, lecture.id);
    if (kept && typeof mayWatch === 'boolean') return mayWatch ? kept : [];
    // Both run concurrently, because most callers have access.
    return Promise.all([mayWatch, context.load(captions.visibleTo(context.actor), lecture.id)]).then(
      ([may, all]) => (may ? all : []),
    );
  }

  @FieldResolver(() => Transcription, {
    nullable: true,
    description: 'The latest automatic transcription, if there is one. Visible to admins only.',
  })
  async transcription(
    @Root() lecture: LectureRow,
    @Ctx() { actor, load }: GraphqlContext,
  ): Promise<Transcription | null> {
    return load(this.deps.transcriptions.visibleTo(actor), lecture.id);
  }
}
