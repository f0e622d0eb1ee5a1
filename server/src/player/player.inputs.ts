import { Field, Float, InputType } from 'type-graphql';
import { playerLimits } from '#shared/player.ts';

@InputType({ description: 'Player settings.' })
export class PlayerSettingsInput {
  @Field(() => Float, {
    description: `Playback speed, ${playerLimits.speed.min} to ${playerLimits.speed.max}.`,
  })
  speed!: number;

  @Field(() => Boolean, { description: 'Whether captions are shown.' })
  hasCaptions!: boolean;

  @Field(() => String, {
    nullable: true,
    defaultValue: null,
    description: 'Preferred language of captions (BCP 47); null for the language of the browser.',
  })
  captionLanguage!: string | null;

  @Field(() => Boolean, { description: 'Whether single-key shortcuts control the video.' })
  hasCharacterKeys!: boolean;

  @Field(() => Boolean, { description: 'Whether the next lecture plays automatically.' })
  playsNext!: boolean;
}
