import { isDeepStrictEqual } from 'node:util';
import type { SchoolService } from '#server/school/school.service.ts';
import type { StoryValues } from '#server/school/school.type.ts';
import type { Actor } from '#server/platform/common/actor.ts';
import { breadAtHome } from './courses/bread-at-home.ts';
import { sqlGoodQuestions } from './courses/sql-asking-good-questions.ts';
import { waitingWell } from './courses/waiting-well-asynchronous-javascript.ts';

/** What the fictional learners of the demo say, and the questions that its home page answers. */
export const demoStory: StoryValues = {
  quotes: [
    {
      text: 'I baked my first loaf on a Sunday and have not bought bread since. Ruth explains what to look at, not only what to do.',
      name: 'Ingrid Sørby',
      course: breadAtHome.title,
    },
    {
      text: 'The course paid for itself in a week. I finally ask the database instead of a colleague.',
      name: 'Kwame Boateng',
      course: sqlGoodQuestions.title,
    },
    {
      text: 'Short lectures that fit between two trains. I finished the course on my way to work.',
      name: 'Beatriz Cunha',
      course: waitingWell.title,
    },
  ],
  questions: [
    {
      question: 'Can I watch on my phone?',
      answer:
        'Yes. The lectures play in the browser of any phone, tablet or computer. You can continue on one where you stopped on another.',
    },
    {
      question: 'Which courses are included?',
      answer:
        'All of them, and every new one from the day it is published. Some lectures are free without an account.',
    },
    {
      question: 'Do I need to know anything before I start?',
      answer: 'No. If a course requires something, its page says so under **What is needed**.',
    },
    {
      question: 'Are there captions?',
      answer:
        'Yes, all lectures have English captions. You can also read the transcript beside the video and search it.',
    },
    {
      question: 'Do I get a certificate?',
      answer:
        'Yes, for each course once you have completed **all lectures**. Anyone can verify it at its own address.',
    },
    {
      question: 'How do I cancel?',
      answer: 'In your profile. You keep your access until the end of the period that you have paid for.',
    },
  ],
};

/** Adds the quotes and questions of the demo to a school that has none. Throws the errors of `SchoolService.update`. */
export async function addDemoStory(school: SchoolService, actor: Actor): Promise<void> {
  const { version, quotes, questions } = school.current;
  if (quotes.length === 0 && questions.length === 0) await school.update(actor, { version, ...demoStory });
}

/**
 * Removes each quote and question of the demo that is unchanged. Those that an admin has changed or added stay in the school. Throws
 * the errors of `SchoolService.update`.
 */
export async function removeDemoStory(school: SchoolService, actor: Actor): Promise<void> {
  const { version, quotes, questions } = school.current;
  const left = {
    quotes: without(quotes, demoStory.quotes),
    questions: without(questions, demoStory.questions),
  };
  if (left.quotes.length < quotes.length || left.questions.length < questions.length)
    await school.update(actor, { version, ...left });
}

const without = <Item>(items: readonly Item[], demo: readonly Item[]): Item[] =>
  items.filter((item) => !demo.some((one) => isDeepStrictEqual(one, item)));
