// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { chooseColorMode, isDark, onColorModeChange } from './color-mode.ts';

/** A fake system whose colour mode the test changes. */
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
  it('follows the system by default', () => {
    systemTurns(true);
    expect(isDark()).toBe(true);
    systemTurns(false);
    expect(isDark()).toBe(false);
    expect(listener).toHaveBeenCalledTimes(2);
  });

  it('stays as chosen when the system changes', () => {
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

  it('is synchronized from another tab', () => {
    localStorage.setItem('lectern.color-mode', 'dark');
    window.dispatchEvent(new StorageEvent('storage', { key: 'lectern.color-mode' }));
    expect(isDark()).toBe(true);
    expect(listener).toHaveBeenCalledOnce();
  });

  it('can be chosen without storage', () => {
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
