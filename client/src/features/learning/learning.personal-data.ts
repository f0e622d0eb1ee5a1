import { MySavedCoursesDocument } from '#client/gql/graphql.ts';
import { loadList, type LoadPersonalData } from '#client/graphql/personal-data.ts';

export const loadPersonalData: LoadPersonalData = async (client) => ({
  savedCourses: await loadList(
    client,
    MySavedCoursesDocument,
    ({ after }) => ({ after }),
    (data) => data.myCourses,
  ),
});
