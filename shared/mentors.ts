import { schoolDefaultTexts } from './texts/school-defaults.ts';

/** Lengths count characters (code points). */
export const mentorLimits = {
  count: { max: 24 },
  name: { max: 60 },
  subject: { max: 40 },
  bio: { max: 400 },
} as const;

/** A teacher of the school, as described on the about page. */
export interface MentorTexts {
  id: string;
  name: string;
  subject: string;
  bio: string;
}

const { mentors: texts } = schoolDefaultTexts;

const mentorOf = (id: keyof typeof texts): MentorTexts => ({
  id,
  get name() {
    return texts[id].name;
  },
  get subject() {
    return texts[id].subject;
  },
  get bio() {
    return texts[id].bio;
  },
});

/**
 * The four mentors of the about page (specification, section 1), whose portraits are drawings. Their texts are in the reader's
 * language.
 */
export const defaultMentors: readonly MentorTexts[] = [
  mentorOf('priya-nambiar'),
  mentorOf('marcus-oyelaran'),
  mentorOf('ruth-abernathy'),
  mentorOf('ines-calloway'),
];
