import { UpdateHomeDocument, type UpdateSchoolInput } from '#client/gql/graphql.ts';
import { useToastMutation } from '#client/toasts/use-toast-mutation.ts';
import { schoolTexts } from '#shared/texts/school.ts';

const { loading, success, failure } = schoolTexts;

/** Saves the quotes and the questions (ADMIN). */
export function useUpdateHome() {
  const [mutate] = useToastMutation(UpdateHomeDocument);
  return (input: Pick<UpdateSchoolInput, 'version' | 'voices' | 'questions'>) =>
    mutate({
      variables: { input },
      loading: loading.save,
      success: success.saveHome,
      failure: failure.save,
    });
}
