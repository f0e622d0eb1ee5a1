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

/** What captions add to the type Lecture. */
@Resolver(() => Lecture)
export class LectureCaptionsResolver {
  constructor(private readonly deps: Dependencies) {}

  @FieldResolver(() => [Captions], {
    description: 'What is said in it, by language. Empty when the lecture is locked.',
  })
  captions(
    @Root() lecture: LectureWithAccess,
    @Ctx() context: GraphqlContext,
  ): readonly CaptionsRow[] | Promise<readonly CaptionsRow[]> {
    const { captions, access } = this.deps;
    const mayWatch = isOpen(access, lecture, context);
    const kept = captions.kept(context.actor, lecture.id);
    if (kept && typeof mayWatch === 'boolean') return mayWatch ? kept : [];
    // Both at once: most people who ask may watch.
    return Promise.all([mayWatch, context.load(captions.visibleTo(context.actor), lecture.id)]).then(
      ([may, all]) => (may ? all : []),
    );
  }

  @FieldResolver(() => Transcription, {
    nullable: true,
    description: 'What a machine does about its captions; null when it never did. Told to admins only.',
  })
  async transcription(
    @Root() lecture: LectureRow,
    @Ctx() { actor, load }: GraphqlContext,
  ): Promise<Transcription | null> {
    return load(this.deps.transcriptions.visibleTo(actor), lecture.id);
  }
}
