import { Ctx, FieldResolver, Resolver, Root } from 'type-graphql';
import { Role } from '#shared/roles.ts';
import type { GraphqlContext } from '#server/platform/graphql/context.ts';
import { Lecture } from '#server/lecture/lecture.entity.ts';
import type { LectureService } from '#server/lecture/lecture.service.ts';
import type { SubscriptionService } from '#server/payment/subscription/subscription.service.ts';
import { Captions } from './captions.entity.ts';
import type { CaptionsService } from './captions.service.ts';
import { Transcription } from './transcription.entity.ts';
import type { TranscriptionService } from './transcription.service.ts';

interface Dependencies {
  captions: CaptionsService;
  transcriptions: TranscriptionService;
  lectures: LectureService;
  subscriptions: SubscriptionService;
}

/** What captions add to the type Lecture. */
@Resolver(() => Lecture)
export class LectureCaptionsResolver {
  constructor(private readonly deps: Dependencies) {}

  @FieldResolver(() => [Captions], {
    description: 'What is said in it, by language. Empty when the lecture is locked.',
  })
  async captions(@Root() lecture: Lecture, @Ctx() { actor, load }: GraphqlContext): Promise<Captions[]> {
    const { captions, lectures, subscriptions } = this.deps;
    const isSubscribed = (userId: string) => load(subscriptions.areActive, userId);
    const mayWatch = await lectures.mayWatch(actor, lecture, isSubscribed);
    return mayWatch ? load(captions.ofLectures, lecture.id) : [];
  }

  @FieldResolver(() => Transcription, {
    nullable: true,
    description: 'What a machine does about its captions; null when it never did. Told to admins only.',
  })
  async transcription(
    @Root() lecture: Lecture,
    @Ctx() { actor, load }: GraphqlContext,
  ): Promise<Transcription | null> {
    if (actor?.role !== Role.ADMIN) return null;
    return load(this.deps.transcriptions.ofLectures, lecture.id);
  }
}
