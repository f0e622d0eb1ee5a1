import { Field, Float, InputType } from 'type-graphql';
import { playerLimits } from '#shared/player.ts';

@InputType({ description: 'How somebody wants to watch.' })
export class PlayerSettingsInput {
  @Field(() => Float, {
    description: `How fast videos play, ${playerLimits.speed.min} to ${playerLimits.speed.max}.`,
  })
  speed!: number;

  @Field(() => Boolean, { description: 'Whether captions show.' })
  hasCaptions!: boolean;

  @Field(() => String, {
    nullable: true,
    defaultValue: null,
    description: 'The language of captions that is preferred (BCP 47); null for the browser’s.',
  })
  captionLanguage!: string | null;

  @Field(() => Boolean, { description: 'Whether keys of one character do something to a video.' })
  hasCharacterKeys!: boolean;

  @Field(() => Boolean, { description: 'Whether the next lecture begins by itself.' })
  playsNext!: boolean;
}
