import type { ApolloClient } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';
import { useEffect, useLayoutEffect } from 'react';
import { useSession } from '#client/features/auth/use-session.ts';
import { SavePlayerSettingsDocument, useOwnPlayerSettingsQuery } from '#client/gql/graphql.ts';
import {
  changePlayerSettings,
  onPlayerSettingsChange,
  playerSettings,
} from '#client/player/player-settings.ts';

/** The settings that belong to the user and not to the device. */
function ownSettings() {
  const { speed, hasCaptions, captionLanguage, hasCharacterKeys, playsNext } = playerSettings();
  return { speed, hasCaptions, captionLanguage, hasCharacterKeys, playsNext };
}

const areSame = (one: object, other: object) => JSON.stringify(one) === JSON.stringify(other);

/** The user whose settings were applied. Later changes come from this device. */
const applied = new WeakMap<ApolloClient, string>();

/** Applies the user's player settings from the server, and saves the changes the user makes. */
export function useOwnPlayerSettings(): void {
  const client = useApolloClient();
  const { status } = useSession();
  const { data } = useOwnPlayerSettingsQuery({ skip: status !== 'user' });
  const me = data?.me;
  const isKnown = Boolean(me);

  // Applies them once, before the player reads them.
  useLayoutEffect(() => {
    if (!me || applied.get(client) === me.id) return;
    applied.set(client, me.id);
    if (!me.playerSettings) return;
    const { __typename, ...settings } = me.playerSettings;
    changePlayerSettings(settings);
  }, [client, me]);

  useEffect(() => {
    if (!isKnown) return;
    let saved = ownSettings();
    let isSaving = false;
    // Saves one request at a time, so that the last change wins.
    const save = async (): Promise<void> => {
      const input = ownSettings();
      if (isSaving || areSame(saved, input)) return;
      isSaving = true;
      saved = input;
      // A failure is ignored, because the device has the settings anyway.
      await client
        .mutate({ mutation: SavePlayerSettingsDocument, variables: { input } })
        .catch(() => undefined);
      isSaving = false;
      await save();
    };
    return onPlayerSettingsChange(() => void save());
  }, [client, isKnown]);
}
