import { useApolloClient } from '@apollo/client/react';
import {
  SchoolPicturesDocument,
  SetSchoolPictureDocument,
  type SetSchoolPictureInput,
} from '#client/gql/graphql.ts';
import { hasCode } from '#client/graphql/errors.ts';
import { useToastMutation } from '#client/toasts/use-toast-mutation.ts';
import { schoolTexts } from '#shared/texts/school.ts';

const { loading, success, failure } = schoolTexts;

/** Sets or removes a picture of the school (ADMIN) and updates every place that shows it. */
export function useSetSchoolPicture() {
  const client = useApolloClient();
  const [mutate, isSaving] = useToastMutation(SetSchoolPictureDocument);
  const setPicture = async (input: SetSchoolPictureInput) => {
    const outcome = await mutate({
      variables: { input },
      loading: loading.savePicture,
      success: input.picture ? success.savePicture : success.removePicture,
      failure: failure.save,
    });
    // Loads the picture that another admin has saved, so that it is shown and can be replaced.
    if (!outcome.ok && hasCode(outcome.error, 'CONFLICT')) {
      await client
        .query({ query: SchoolPicturesDocument, fetchPolicy: 'network-only' })
        .catch(() => undefined);
    }
    return outcome;
  };
  return { setPicture, isSaving };
}
