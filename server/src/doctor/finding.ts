import { Field, ObjectType } from 'type-graphql';
import { byLocale } from '#shared/locale.ts';
import { graphqlEnum } from '#server/platform/graphql/graphql-enum.ts';
import { doctorTexts } from './doctor-texts.ts';

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
  remedy?: string | undefined;
}

/** A sentence, which is read in the language of whoever is told. */
type Sentence = () => string;

/** Findings of one part: several people may be told of one, each in their language. */
export function findingsOf(name: keyof typeof doctorTexts.part) {
  const found = (state: FindingState, text: Sentence, remedy?: Sentence): Finding => ({
    get part() {
      return doctorTexts.part[name];
    },
    state,
    get text() {
      return text();
    },
    get remedy() {
      return remedy?.();
    },
  });
  return {
    well: (text: Sentence) => found('WELL', text),
    attention: (text: Sentence, remedy: Sentence) => found('ATTENTION', text, remedy),
    fault: (text: Sentence, remedy: Sentence) => found('FAULT', text, remedy),
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

const decimals = byLocale(
  (locale) => new Intl.NumberFormat(locale, { minimumFractionDigits: 1, maximumFractionDigits: 1 }),
);

/** `1.5`, as the page's language writes it. */
export const oneDecimal = (value: number): string => decimals().format(value);
