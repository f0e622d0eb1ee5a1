import { Field, ObjectType } from 'type-graphql';
import { graphqlEnum } from '#server/platform/graphql/graphql-enum.ts';

export const FindingState = graphqlEnum('FindingState', 'How a part of the school is.', {
  WELL: 'It works.',
  ATTENTION: 'It works today, and will not for long or not for everybody.',
  FAULT: 'It does not work.',
});
export type FindingState = keyof typeof FindingState;

@ObjectType({ description: 'What was found of one part of a school.' })
export class Finding {
  @Field(() => String, { description: 'As in `Database`.' })
  part!: string;

  @Field(() => FindingState, { description: 'How it is.' })
  state!: FindingState;

  @Field(() => String, { description: 'What is so, in a sentence.' })
  text!: string;

  @Field(() => String, { nullable: true, description: 'What to do about it; null when all is well.' })
  remedy?: string;
}

/** Findings of one part. */
export function findingsOf(part: string) {
  return {
    well: (text: string): Finding => ({ part, state: 'WELL', text }),
    attention: (text: string, remedy: string): Finding => ({ part, state: 'ATTENTION', text, remedy }),
    fault: (text: string, remedy: string): Finding => ({ part, state: 'FAULT', text, remedy }),
  };
}

/** Why something failed: the system's code, which people search for, or else what was said. */
export function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  if (error.cause instanceof Error) return reasonOf(error.cause);
  const { code } = error as NodeJS.ErrnoException;
  const [said] = /\bE[A-Z]{3,}\b/.exec(error.message) ?? [];
  return said ?? (error.message.split('\n')[0] || code || error.name);
}
