import { forAll, type Areas, type Operations, type Told } from '#testing/operations.ts';

export const operations: Operations = () => ({
  search: {
    call: (client) => client.graphql('{ search(search: "hello") { totalCount } }'),
    outcomes: forAll,
  },
  searchLectures: {
    call: (client) => client.graphql('{ searchLectures(search: "hello") { totalCount } }'),
    outcomes: forAll,
  },
});

export const areas: Areas = {
  COURSES: 'search searchLectures',
};

export const told: Told = {
  fields: {
    LectureHit: 'course id kind lecture second text',
    SearchResult: 'course found id lecture places',
  },
  lists: ['LectureHit', 'SearchResult'],
};
