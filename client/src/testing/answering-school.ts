import {
  ContactAddressDocument,
  CourseDocument,
  CourseLecturesDocument,
  CoursesDocument,
  HomeContentDocument,
  HomeWordsDocument,
  MeDocument,
  OwnPlayerSettingsDocument,
  PlanDocument,
  SchoolDocument,
} from '#client/gql/graphql.ts';
import { metaOf } from '#client/graphql/trusted-documents.ts';
import type { AskSchool, SchoolAnswer } from '#shared/page-rendering.ts';
import { sampleSchool } from './school-samples.ts';

const documents = {
  Courses: CoursesDocument,
  Course: CourseDocument,
  Plan: PlanDocument,
  Me: MeDocument,
  CourseLectures: CourseLecturesDocument,
  OwnPlayerSettings: OwnPlayerSettingsDocument,
  School: SchoolDocument,
  HomeWords: HomeWordsDocument,
  HomeContent: HomeContentDocument,
  ContactAddress: ContactAddressDocument,
};
type Operation = keyof typeof documents;

export type Answers = Partial<Record<Operation, object>>;

/** The introduction of the home page. */
export const sampleWords = {
  __typename: 'School',
  id: sampleSchool.id,
  headline: 'Sail with us',
  intro: 'Every knot.',
  hero: null,
  heroAlt: '',
  film: null,
  figures: { __typename: 'SchoolFigures', courses: 9, hours: null, learners: null },
};

/** A school that gives these responses and records its queries. It always answers queries about the school itself. */
export function schoolOf(given: Answers) {
  const school = { ...sampleSchool, name: 'Harbour' };
  const content = {
    __typename: 'School',
    id: school.id,
    mostWatched: [],
    teachers: [],
    quotes: [],
    questions: [],
  };
  const answers: Answers = {
    School: { school },
    HomeWords: { school: sampleWords },
    HomeContent: { school: content },
    ...given,
  };
  const asked: [operation: string, variables: object][] = [];
  const ask: AskSchool = (hash, variables) => {
    const operation = (Object.keys(documents) as Operation[]).find(
      (name) => metaOf(documents[name])?.hash === hash,
    );
    asked.push([operation ?? hash, variables]);
    const answer: SchoolAnswer = { data: { ...(operation && answers[operation]) } };
    return Promise.resolve(answer);
  };
  return { ask, asked };
}
