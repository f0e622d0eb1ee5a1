import { useEffect, useEffectEvent } from 'react';
import { playerSettings } from '#client/player/player-settings.ts';
import { actionOf, type VideoAction } from './shortcuts.ts';

/** Calls `perform` with what a pressed key means for the video, wherever on the page it is pressed. */
export function useVideoKeys(perform: (action: VideoAction) => void): void {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    const action = actionOf(event, playerSettings().hasCharacterKeys);
    if (!action) return;
    // Space would scroll the page.
    event.preventDefault();
    perform(action);
  });
  useEffect(() => {
    const listener = (event: KeyboardEvent) => onKey(event);
    window.addEventListener('keydown', listener);
    return () => window.removeEventListener('keydown', listener);
  }, []);
}
