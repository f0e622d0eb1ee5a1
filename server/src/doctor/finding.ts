import { Field, ObjectType } from 'type-graphql';
import { byLocale } from '#shared/locale.ts';
import { graphqlEnum } from '#server/platform/graphql/graphql-enum.ts';
import { doctorTexts } from './doctor-texts.ts';

export const FindingState = graphqlEnum('FindingState', 'The state of a part of the school.', {
  WELL: 'It works.',
  ATTENTION: 'It works, but not for all users, or it may stop working.',
  FAULT: 'It does not work.',
});
export type FindingState = keyof typeof FindingState;

@ObjectType({ description: 'A finding about one part of a school.' })
export class Finding {
  @Field(() => String, { description: 'Name of the part, such as `Database`.' })
  part!: string;

  @Field(() => FindingState, { description: 'State of the part.' })
  state!: FindingState;

  @Field(() => String, { description: 'The finding, as a sentence.' })
  text!: string;

  @Field(() => String, { nullable: true, description: 'How to fix it; null if there is no problem.' })
  remedy?: string | undefined;
}

/** A sentence in the current language. */
type Sentence = () => string;

/** Returns functions that create findings of one part. Texts are evaluated on access, because readers may have different languages. */
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

/** Returns the reason of a failure: the system error code, which operators can search for, or the message. */
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

/** Formats a number with one decimal, such as `1.5`, in the current language. */
export const oneDecimal = (value: number): string => decimals().format(value);
