import { useApolloClient } from '@apollo/client/react';
import {
  SchoolPicturesDocument,
  SetSchoolPictureDocument,
  UpdateHeroAltDocument,
} from '#client/gql/graphql.ts';
import { hasCode } from '#client/graphql/errors.ts';
import { useToastMutation } from '#client/toasts/use-toast-mutation.ts';
import type { Outcome } from '#client/toasts/with-toast.ts';
import { messages } from '#shared/messages.ts';
import { schoolTexts } from '#shared/texts/school.ts';
import { schoolFilmTexts } from '#shared/texts/school-film.ts';
import { placeOf, type PictureName, type SavedPictures } from './picture-fields.ts';

const { loading, success, failure, picture: texts } = schoolTexts;

/**
 * Sets or removes a picture or the film of the school (ADMIN) and updates every place that shows it. A removal can be undone:
 * the file is uploaded again.
 */
export function useSetSchoolPicture() {
  const client = useApolloClient();
  const [mutate, isSaving] = useToastMutation(SetSchoolPictureDocument);
  const [mutateAlt, isSavingAlt] = useToastMutation(UpdateHeroAltDocument);

  /** Loads what another admin has saved, so that it is shown and can be replaced. */
  const meetOthers = async <Value>(outcome: Outcome<Value>): Promise<Outcome<Value>> => {
    if (!outcome.ok && hasCode(outcome.error, 'CONFLICT')) {
      await client
        .query({ query: SchoolPicturesDocument, fetchPolicy: 'network-only' })
        .catch(() => undefined);
    }
    return outcome;
  };

  const setPicture = async (version: number, name: PictureName, picture: File, alt: string) =>
    meetOthers(
      await mutate({
        variables: {
          input: { version, place: placeOf[name], picture, ...(name === 'hero' && { heroAlt: alt }) },
        },
        ...(name === 'film'
          ? { loading: schoolFilmTexts.saving, success: schoolFilmTexts.saved }
          : { loading: loading.savePicture, success: success.savePicture }),
        failure: failure.save,
      }),
    );

  const removePicture = async ({ version, heroAlt, ...saved }: SavedPictures, name: PictureName) => {
    let former: File | undefined;
    return meetOthers(
      await mutate({
        variables: async () => {
          former = await fileAt(saved[name]?.url);
          return { input: { version, place: placeOf[name], picture: null } };
        },
        ...(name === 'film'
          ? { loading: schoolFilmTexts.saving, success: schoolFilmTexts.removed }
          : { loading: loading.savePicture, success: success.removePicture }),
        failure: failure.save,
        offer: (data) => {
          const now = data?.setSchoolPicture.version;
          if (!former || now === undefined) return undefined;
          const picture = former;
          return { label: messages.button.undo, run: () => setPicture(now, name, picture, heroAlt) };
        },
      }),
    );
  };

  const setHeroAlt = async (version: number, heroAlt: string) =>
    meetOthers(
      await mutateAlt({
        variables: { input: { version, heroAlt } },
        loading: loading.save,
        success: texts.hero.savedAlt,
        failure: failure.save,
      }),
    );

  return { setPicture, removePicture, setHeroAlt, isSaving: isSaving || isSavingAlt };
}

/** Fetches a saved picture, which the browser has mostly cached; undefined if that fails. */
async function fileAt(url: string | undefined): Promise<File | undefined> {
  if (url === undefined) return undefined;
  try {
    const answer = await fetch(url);
    if (!answer.ok) return undefined;
    const content = await answer.blob();
    return new File([content], 'picture', { type: content.type });
  } catch {
    return undefined;
  }
}
