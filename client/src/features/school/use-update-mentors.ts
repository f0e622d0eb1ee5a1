import { UpdateMentorsDocument, type UpdateSchoolInput } from '#client/gql/graphql.ts';
import { useToastMutation } from '#client/toasts/use-toast-mutation.ts';
import { schoolTexts } from '#shared/texts/school.ts';

const { loading, success, failure } = schoolTexts;

/** Saves the mentors (ADMIN) and updates the about page. */
export function useUpdateMentors() {
  const [mutate] = useToastMutation(UpdateMentorsDocument);
  return (input: Pick<UpdateSchoolInput, 'version' | 'mentors'>) =>
    mutate({
      variables: { input },
      loading: loading.save,
      success: success.saveMentors,
      failure: failure.save,
    });
}
