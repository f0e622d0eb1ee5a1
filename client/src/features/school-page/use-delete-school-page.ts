import { DeleteSchoolPageDocument, type EditableSchoolPageFragment } from '#client/gql/graphql.ts';
import { useToastMutation } from '#client/toasts/use-toast-mutation.ts';
import { messages } from '#shared/messages.ts';
import { schoolPageTexts } from '#shared/texts/school-page.ts';
import { useCreateSchoolPage } from './use-create-school-page.ts';
import { forgetPages } from './school-page-cache.ts';

const { loading, success, failure } = schoolPageTexts;

/** Deletes a free page (ADMIN). The toast offers to undo it, which creates the page again at its position. */
export function useDeleteSchoolPage() {
  const [mutate] = useToastMutation(DeleteSchoolPageDocument);
  const { createPage } = useCreateSchoolPage();
  return ({ id, title, slug, place, text }: EditableSchoolPageFragment, position: number) =>
    mutate({
      variables: { input: { id } },
      loading: loading.delete,
      success: success.delete,
      failure: failure.delete,
      update: (cache, { deleteSchoolPage }) => forgetPages(cache, deleteSchoolPage.school),
      offer: () => ({
        label: messages.button.undo,
        run: () => createPage({ title, slug, place, text, position }),
      }),
    });
}
