// @vitest-environment happy-dom
import { afterEach, describe, expect, it, vi } from 'vitest';
import { deviceStorage, tabStorage } from './browser-storage.ts';

afterEach(() => {
  vi.unstubAllGlobals();
  localStorage.clear();
  sessionStorage.clear();
});

const refuse = () => {
  throw new DOMException('Refused', 'SecurityError');
};

describe.each([
  ['device', 'localStorage', deviceStorage],
  ['tab', 'sessionStorage', tabStorage],
] as const)('the storage of a %s', (_name, global, storage) => {
  it('keeps texts by key', () => {
    expect(storage.get('one')).toBeNull();
    expect(storage.set('one', 'text')).toBe(true);
    expect(storage.get('one')).toBe('text');
    expect(storage.keys()).toEqual(['one']);
    storage.remove('one');
    expect(storage.get('one')).toBeNull();
  });

  it.each<[string, () => void]>([
    ['the browser refuses it', () => vi.spyOn(globalThis, global, 'get').mockImplementation(refuse)],
    ['the browser has none', () => vi.stubGlobal(global, null)],
    ['it is full', () => vi.stubGlobal(global, { getItem: () => null, setItem: refuse, removeItem: refuse })],
  ])('is empty if %s', (_when, block) => {
    block();
    expect(storage.set('one', 'text')).toBe(false);
    expect(storage.get('one')).toBeNull();
    expect(storage.keys()).not.toContain('one');
    expect(() => storage.remove('one')).not.toThrow();
    vi.restoreAllMocks();
  });
});
