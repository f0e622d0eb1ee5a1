import { forAll, type Operations, type Told } from '#testing/operations.ts';

export const operations: Operations = () => ({
  searchLectures: {
    call: (client) => client.graphql('{ searchLectures(search: "hello") { totalCount } }'),
    outcomes: forAll,
  },
});

export const told: Told = {
  fields: {
    LectureHit: 'course id kind lecture second text',
  },
  lists: ['LectureHit'],
};
