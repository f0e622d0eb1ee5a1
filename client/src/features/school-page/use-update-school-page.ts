import { UpdateSchoolPageDocument, type UpdateSchoolPageInput } from '#client/gql/graphql.ts';
import { useToastMutation } from '#client/toasts/use-toast-mutation.ts';
import { schoolPageTexts } from '#shared/texts/school-page.ts';
import { forgetPages } from './school-page-cache.ts';

const { loading, success, failure } = schoolPageTexts;

/** Edits or moves a free page (ADMIN). */
export function useUpdateSchoolPage() {
  const [mutate, isSaving] = useToastMutation(UpdateSchoolPageDocument);
  const updatePage = (input: UpdateSchoolPageInput) =>
    mutate({
      variables: { input },
      loading: loading.update,
      success: success.update,
      failure: failure.update,
      update: (cache, { updateSchoolPage }) => forgetPages(cache, updateSchoolPage.school),
    });
  return { updatePage, isSaving };
}
