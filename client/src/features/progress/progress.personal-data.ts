import { MyLectureProgressDocument } from '#client/gql/graphql.ts';
import { loadList, type LoadPersonalData } from '#client/graphql/personal-data.ts';

export const loadPersonalData: LoadPersonalData = async (client) => ({
  lectureProgress: await loadList(
    client,
    MyLectureProgressDocument,
    ({ after }) => ({ after }),
    ({ me }) => me?.lectureProgress,
  ),
});
