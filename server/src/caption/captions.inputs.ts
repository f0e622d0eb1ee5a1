import { Field, ID, InputType, Int } from 'type-graphql';
import { GraphQLUpload, type IncomingFile } from '#server/platform/graphql/upload.scalar.ts';

@InputType({ description: 'Captions of a lecture in one language.' })
export class SaveCaptionsInput {
  @Field(() => ID, { description: 'The lecture.' })
  lectureId!: string;

  @Field(() => String, { description: 'BCP 47 tag, such as `en` or `pt-BR`.' })
  language!: string;

  @Field(() => GraphQLUpload, { description: 'WebVTT, SRT, ASS or SSA, at most 2 MB.' })
  file!: IncomingFile;

  @Field(() => Int, {
    nullable: true,
    description:
      'The edited version, null for captions in a new language. CONFLICT if it is no longer the current version.',
  })
  version?: number | null;
}
