import { Ctx, FieldResolver, Resolver, Root } from 'type-graphql';
import type { AccessService } from '#server/access/access.service.ts';
import type { GraphqlContext } from '#server/platform/graphql/context.ts';
import { Lecture } from '#server/lecture/lecture.entity.ts';
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
  async captions(@Root() lecture: Lecture, @Ctx() { actor, load }: GraphqlContext): Promise<CaptionsRow[]> {
    const { captions, access } = this.deps;
    // Both at once: most people who ask may watch.
    const [mayWatch, all] = await Promise.all([
      load(access.mayWatch, { actor, lecture }),
      load(captions.ofLectures, lecture.id),
    ]);
    return mayWatch ? all : [];
  }

  @FieldResolver(() => Transcription, {
    nullable: true,
    description: 'What a machine does about its captions; null when it never did. Told to admins only.',
  })
  async transcription(
    @Root() lecture: Lecture,
    @Ctx() { actor, load }: GraphqlContext,
  ): Promise<Transcription | null> {
    return load(this.deps.transcriptions.visibleTo(actor), lecture.id);
  }
}
