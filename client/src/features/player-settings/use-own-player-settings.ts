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

/** Those that are somebody's, not a device's. */
function ownSettings() {
  const { speed, hasCaptions, captionLanguage, hasCharacterKeys, playsNext } = playerSettings();
  return { speed, hasCaptions, captionLanguage, hasCharacterKeys, playsNext };
}

const areSame = (one: object, other: object) => JSON.stringify(one) === JSON.stringify(other);

/** Whose settings were taken over already: what comes later is what was changed here. */
const applied = new WeakMap<ApolloClient, string>();

/** Has the product do as the person at the screen likes it on all of their devices, and keeps what they change of that. */
export function useOwnPlayerSettings(): void {
  const client = useApolloClient();
  const { status } = useSession();
  const { data } = useOwnPlayerSettingsQuery({ skip: status !== 'user' });
  const me = data?.me;
  const isKnown = Boolean(me);

  // Before the player looks at them, and not again.
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
    // One after the other, so that the last is what is kept.
    const save = async (): Promise<void> => {
      const input = ownSettings();
      if (isSaving || areSame(saved, input)) return;
      isSaving = true;
      saved = input;
      // Where it fails the device knows them all the same.
      await client
        .mutate({ mutation: SavePlayerSettingsDocument, variables: { input } })
        .catch(() => undefined);
      isSaving = false;
      await save();
    };
    return onPlayerSettingsChange(() => void save());
  }, [client, isKnown]);
}
