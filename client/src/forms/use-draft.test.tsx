// @vitest-environment happy-dom
import { act } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { renderHook } from '#client/testing/render.tsx';
import { useDraft } from './use-draft.ts';

const isText = (content: unknown): content is string => typeof content === 'string';

/** The form of a text on a newly loaded page. `type` enters a text. */
async function open() {
  const { current, unmount } = await renderHook(
    () => useDraft('text', isText),
    (children) => children,
  );
  return {
    offered: () => current().offered?.content ?? null,
    type: (text: string) => act(async () => current().keep(text)),
    act: <Value,>(what: (draft: ReturnType<typeof current>) => Value) => act(async () => what(current())),
    crash: unmount,
  };
}

/** All drafts that are offered one after the other when each is declined. */
async function allOffered(): Promise<string[]> {
  const form = await open();
  const offered = [];
  for (let text = form.offered(); text !== null; text = form.offered()) {
    offered.push(text);
    await form.act(({ decline }) => decline());
  }
  await form.crash();
  return offered;
}

afterEach(() => vi.unstubAllGlobals());
beforeEach(async () => {
  localStorage.clear();
  const form = await open();
  expect(form.offered()).toBe(null);
  await form.type('A long text');
  await form.crash();
});

describe('a text that was typed before a crash', () => {
  it('is offered until the person answers', async () => {
    await (await open()).crash();
    expect(await allOffered()).toEqual(['A long text']);
    expect(await allOffered()).toEqual([]);
  });

  it('survives typing past the offer, as does the new text', async () => {
    const form = await open();
    await form.type('Hm');
    expect(form.offered()).toBe('A long text');
    await form.crash();
    expect(await allOffered()).toEqual(['Hm', 'A long text']);
  });

  it('survives a new text that is discarded', async () => {
    const form = await open();
    await form.type('Hm');
    await form.act(({ forget }) => forget());
    await form.crash();
    expect(await allOffered()).toEqual(['A long text']);
  });

  it('is neither offered nor stored after a save', async () => {
    const form = await open();
    await form.type('A better text');
    await form.act(({ drop }) => drop());
    expect(form.offered()).toBe(null);
    await form.crash();
    expect(await allOffered()).toEqual([]);
  });

  it('is kept for several new texts, and without room only the newest is kept', async () => {
    const typePast = async (text: string) => {
      const form = await open();
      await form.type(text);
      await form.crash();
    };
    for (const text of ['1', '2', '3', '4', '5', '6']) await typePast(text);
    const storage = localStorage;
    // Stubs the whole storage: happy-dom never restores a replaced method of it, not even for later test files.
    vi.stubGlobal('localStorage', {
      getItem: (key: string) => storage.getItem(key),
      setItem: (key: string, value: string) => {
        if (value.length > 500) throw new DOMException('Full', 'QuotaExceededError');
        storage.setItem(key, value);
      },
      removeItem: (key: string) => storage.removeItem(key),
    });
    await typePast('7');
    expect(await allOffered()).toEqual(['7', '6', '5', '4', '3']);
    const long = 'x'.repeat(300);
    await typePast(long);
    await typePast(`${long}y`);
    expect(await allOffered()).toEqual([`${long}y`]);
  });

  it('is the only one deleted when it is declined', async () => {
    const form = await open();
    await form.type('Hm');
    await form.act(({ decline }) => decline());
    expect(form.offered()).toBe(null);
    await form.crash();
    expect(await allOffered()).toEqual(['Hm']);
  });

  it('becomes the text when it is accepted, and is kept until it is saved', async () => {
    const form = await open();
    expect(await form.act(({ takeUp }) => takeUp())).toBe('A long text');
    expect(form.offered()).toBe(null);
    await form.crash();
    expect(await allOffered()).toEqual(['A long text']);
  });
});
