import { useApolloClient } from '@apollo/client/react';
import {
  SchoolPicturesDocument,
  useSetSchoolPictureMutation,
  type SetSchoolPictureInput,
} from '#client/gql/graphql.ts';
import { hasCode } from '#client/graphql/errors.ts';
import { withToast } from '#client/toasts/with-toast.ts';
import { schoolTexts } from '#shared/texts/school.ts';

/** Sets or removes a picture of the school (ADMIN) and updates every place that shows it. */
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
    // Loads the picture that another admin has saved, so that it is shown and can be replaced.
    if (!outcome.ok && hasCode(outcome.error, 'CONFLICT')) {
      await client
        .query({ query: SchoolPicturesDocument, fetchPolicy: 'network-only' })
        .catch(() => undefined);
    }
    return outcome;
  };
  return { setPicture, isSaving: loading };
}
