import { isDeepStrictEqual } from 'node:util';
import type { SchoolService } from '#server/school/school.service.ts';
import type { StoryValues } from '#server/school/school.type.ts';
import type { Actor } from '#server/platform/common/actor.ts';

/** What the fictional learners of the demo say, and the questions that its home page answers. */
export const demoStory: StoryValues = {
  voices: [
    {
      quote:
        'I baked my first loaf on a Sunday and have not bought bread since. Ruth explains what to look at, not only what to do.',
      name: 'Ingrid Sørby',
    },
    {
      quote: 'The SQL course paid for itself in a week. I finally ask the database instead of a colleague.',
      name: 'Kwame Boateng',
    },
    {
      quote: 'Short lectures that fit between two trains. I finished three courses on my way to work.',
      name: 'Beatriz Cunha',
    },
  ],
  questions: [
    {
      question: 'Can I watch on my phone?',
      answer:
        'Yes. The lectures play in the browser of any phone, tablet or computer. Your progress follows you.',
    },
    {
      question: 'Do I get a certificate?',
      answer:
        'Yes, for each course once you have completed **all lectures**. Anyone can verify it at its own address.',
    },
    {
      question: 'Which courses are included?',
      answer:
        'All of them, and every new one from the day it is published. Some lectures are free without an account.',
    },
    {
      question: 'How do I cancel?',
      answer:
        'In your profile, in two clicks. You keep your access until the end of the year that you have paid for.',
    },
  ],
};

const edit = async (school: SchoolService, actor: Actor, is: StoryValues, to: StoryValues): Promise<void> => {
  const { version, voices, questions } = school.current;
  const changes = {
    ...(isDeepStrictEqual(voices, is.voices) && { voices: to.voices }),
    ...(isDeepStrictEqual(questions, is.questions) && { questions: to.questions }),
  };
  if (Object.keys(changes).length > 0) await school.update(actor, { version, ...changes });
};

const nothing: StoryValues = { voices: [], questions: [] };

/** Adds the quotes and questions of the demo to a school that has none. Throws the errors of `SchoolService.update`. */
export const addDemoStory = (school: SchoolService, actor: Actor): Promise<void> =>
  edit(school, actor, nothing, demoStory);

/** Removes the quotes and questions of the demo, unless an admin has changed them. Throws the errors of `SchoolService.update`. */
export const removeDemoStory = (school: SchoolService, actor: Actor): Promise<void> =>
  edit(school, actor, demoStory, nothing);
