import { createContext, useContext, useSyncExternalStore } from 'react';
import type { EngineState, VideoEngine } from './video-engine.ts';

export const EngineContext = createContext<VideoEngine | null>(null);

/** The engine of the player around the component. */
export function useEngine(): VideoEngine {
  const engine = useContext(EngineContext);
  if (!engine) throw new Error('Only within a player.');
  return engine;
}

/** A value that is read from the engine or its element. The component renders again when the value changes. */
export function useVideo<Value extends string | number | boolean>(
  read: (engine: VideoEngine) => Value,
): Value {
  const engine = useEngine();
  return useSyncExternalStore(engine.subscribe, () => read(engine));
}

export function useEngineState(): EngineState {
  const engine = useEngine();
  return useSyncExternalStore(engine.subscribe, engine.state);
}
