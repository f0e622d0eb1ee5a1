import { CreateSchoolPageDocument, type CreateSchoolPageInput } from '#client/gql/graphql.ts';
import { useToastMutation } from '#client/toasts/use-toast-mutation.ts';
import { schoolPageTexts } from '#shared/texts/school-page.ts';
import { forgetPages } from './school-page-cache.ts';

const { loading, success, failure } = schoolPageTexts;

/** Creates a free page (ADMIN). The answer has all pages, from which the menu, the footer and the list are updated. */
export function useCreateSchoolPage() {
  const [mutate, isCreating] = useToastMutation(CreateSchoolPageDocument);
  const createPage = (input: CreateSchoolPageInput) =>
    mutate({
      variables: { input },
      loading: loading.create,
      success: success.create,
      failure: failure.create,
      update: (cache, { createSchoolPage }) => forgetPages(cache, createSchoolPage.school),
    });
  return { createPage, isCreating };
}
