import { useApolloClient } from '@apollo/client/react';
import {
  SchoolPicturesDocument,
  useSetSchoolPictureMutation,
  type SetSchoolPictureInput,
} from '#client/gql/graphql.ts';
import { hasCode } from '#client/graphql/errors.ts';
import { withToast } from '#client/toasts/with-toast.ts';
import { schoolTexts } from '#shared/texts/school.ts';

/** Puts a picture of the school's own in its place, or takes it away (ADMIN); whatever shows it follows at once. */
export function useSetSchoolPicture() {
  const client = useApolloClient();
  const [mutate, { loading }] = useSetSchoolPictureMutation();
  const setPicture = async (input: SetSchoolPictureInput) => {
    const texts = {
      loading: schoolTexts.loading.savePicture,
      success: input.picture ? schoolTexts.success.savePicture : schoolTexts.success.removePicture,
      failure: schoolTexts.failure.save,
    };
    const outcome = await withToast(() => mutate({ variables: { input } }), texts);
    // What somebody else has saved is shown, and can be replaced.
    if (!outcome.ok && hasCode(outcome.error, 'CONFLICT')) {
      await client
        .query({ query: SchoolPicturesDocument, fetchPolicy: 'network-only' })
        .catch(() => undefined);
    }
    return outcome;
  };
  return { setPicture, isSaving: loading };
}
