import { forAll, type Operations } from '#testing/operations.ts';

export const operations: Operations = () => ({
  searchLectures: {
    call: (client) => client.graphql('{ searchLectures(search: "hello") { totalCount } }'),
    outcomes: forAll,
  },
});
