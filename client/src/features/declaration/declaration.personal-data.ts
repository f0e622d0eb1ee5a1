import { MyDeclarationsDocument } from '#client/gql/graphql.ts';
import { loadList, type LoadPersonalData } from '#client/graphql/personal-data.ts';

export const loadPersonalData: LoadPersonalData = async (client) => ({
  declarations: await loadList(
    client,
    MyDeclarationsDocument,
    ({ after }) => ({ after }),
    (data) => data.myDeclarations,
  ),
});
