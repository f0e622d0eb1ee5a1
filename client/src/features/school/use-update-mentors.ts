import { useUpdateMentorsMutation, type UpdateSchoolInput } from '#client/gql/graphql.ts';
import { withToast } from '#client/toasts/with-toast.ts';
import { schoolTexts } from '#shared/texts/school.ts';

const texts = () => ({
  loading: schoolTexts.loading.save,
  success: schoolTexts.success.saveMentors,
  failure: schoolTexts.failure.save,
});

/** Saves the mentors (ADMIN) and updates the about page. */
export function useUpdateMentors() {
  const [mutate] = useUpdateMentorsMutation();
  return (input: Pick<UpdateSchoolInput, 'version' | 'mentors'>) =>
    withToast(() => mutate({ variables: { input } }), texts());
}
