import { useUpdateMentorsMutation, type UpdateSchoolInput } from '#client/gql/graphql.ts';
import { withToast } from '#client/toasts/with-toast.ts';
import { schoolMessages } from '#shared/school.ts';

const texts = {
  loading: schoolMessages.loading.save,
  success: schoolMessages.success.saveMentors,
  failure: schoolMessages.failure.save,
};

/** Saves who teaches at the school (ADMIN); the about page follows at once. */
export function useUpdateMentors() {
  const [mutate] = useUpdateMentorsMutation();
  return (input: Pick<UpdateSchoolInput, 'version' | 'mentors'>) =>
    withToast(() => mutate({ variables: { input } }), texts);
}
