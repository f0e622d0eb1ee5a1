import { MyHistoryDocument } from '#client/gql/graphql.ts';
import { loadList, type LoadPersonalData } from '#client/graphql/personal-data.ts';

export const loadPersonalData: LoadPersonalData = async (client) => ({
  accessHistory: await loadList(
    client,
    MyHistoryDocument,
    ({ after }) => ({ after }),
    ({ me }) => me?.accessHistory,
  ),
});
