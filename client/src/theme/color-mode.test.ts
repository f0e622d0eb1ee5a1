// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { chooseColorMode, isDark, onColorModeChange } from './color-mode.ts';

/** A system whose colours change when told. */
function fakeSystem() {
  const events = new EventTarget();
  const system = { matches: false };
  vi.stubGlobal('matchMedia', () =>
    Object.assign(system, {
      addEventListener: events.addEventListener.bind(events),
      removeEventListener: events.removeEventListener.bind(events),
    }),
  );
  return (dark: boolean) => {
    system.matches = dark;
    events.dispatchEvent(new Event('change'));
  };
}

let systemTurns: (dark: boolean) => void;
let stop: () => void;
const listener = vi.fn();

beforeEach(() => {
  systemTurns = fakeSystem();
  listener.mockReset();
  stop = onColorModeChange(listener);
});

afterEach(() => {
  chooseColorMode('system');
  stop();
  vi.unstubAllGlobals();
});

describe('the colour mode', () => {
  it('follows the system as long as nothing was chosen', () => {
    systemTurns(true);
    expect(isDark()).toBe(true);
    systemTurns(false);
    expect(isDark()).toBe(false);
    expect(listener).toHaveBeenCalledTimes(2);
  });

  it('stays as chosen whatever the system does', () => {
    chooseColorMode('dark');
    systemTurns(true);
    systemTurns(false);
    expect(isDark()).toBe(true);
    expect(localStorage.getItem('lectern.color-mode')).toBe('dark');
  });

  it('follows the system again when that is chosen', () => {
    chooseColorMode('dark');
    chooseColorMode('system');
    expect(isDark()).toBe(false);
    systemTurns(true);
    expect(isDark()).toBe(true);
    expect(localStorage).toHaveLength(0);
  });

  it('is taken over from another tab', () => {
    localStorage.setItem('lectern.color-mode', 'dark');
    window.dispatchEvent(new StorageEvent('storage', { key: 'lectern.color-mode' }));
    expect(isDark()).toBe(true);
    expect(listener).toHaveBeenCalledOnce();
  });

  it('can be chosen where nothing may be stored', () => {
    vi.stubGlobal('localStorage', {
      setItem: () => {
        throw new DOMException('Refused', 'SecurityError');
      },
      removeItem: () => {},
    });
    chooseColorMode('dark');
    expect(isDark()).toBe(true);
  });
});
