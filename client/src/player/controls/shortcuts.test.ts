// @vitest-environment happy-dom
import { afterEach, describe, expect, it } from 'vitest';
import { actionOf } from './shortcuts.ts';

afterEach(() => {
  document.body.innerHTML = '';
});

/** What a key means that is pressed on an element of this markup; on the page itself without any. */
function press(init: KeyboardEventInit, markup = '', hasCharacterKeys = true) {
  document.body.innerHTML = markup;
  const target = document.body.querySelector('[data-focus]') ?? document.body;
  const event = new KeyboardEvent('keydown', { bubbles: true, cancelable: true, ...init });
  target.dispatchEvent(event);
  return actionOf(event, hasCharacterKeys);
}

describe('a key on the lecture screen', () => {
  it.each([
    [' ', { kind: 'togglePlaying' }],
    ['k', { kind: 'togglePlaying' }],
    ['K', { kind: 'togglePlaying' }],
    ['j', { kind: 'skip', seconds: -10 }],
    ['l', { kind: 'skip', seconds: 10 }],
    ['ArrowLeft', { kind: 'skip', seconds: -5 }],
    ['ArrowRight', { kind: 'skip', seconds: 5 }],
    ['<', { kind: 'speed', step: -1 }],
    ['>', { kind: 'speed', step: 1 }],
    ['c', { kind: 'toggleCaptions' }],
    ['f', { kind: 'toggleFullscreen' }],
    ['m', { kind: 'toggleMuted' }],
    ['0', { kind: 'jump', tenth: 0 }],
    ['9', { kind: 'jump', tenth: 9 }],
    ['n', { kind: 'next' }],
    ['p', { kind: 'previous' }],
    ['?', { kind: 'help' }],
    ['x', null],
    ['Enter', null],
  ])('%j does %j', (key, action) => {
    expect(press({ key })).toEqual(action);
  });

  it('goes by its place where the layout has no Latin letters', () => {
    expect(press({ key: 'л', code: 'KeyK' })).toEqual({ kind: 'togglePlaying' });
  });

  it('goes on skipping while it is held, but does nothing else twice', () => {
    expect(press({ key: 'l', repeat: true })).toEqual({ kind: 'skip', seconds: 10 });
    expect(press({ key: 'k', repeat: true })).toBeNull();
  });
});

it.each(['k', 'F', '5', '>', '?', 'л'])(
  '%s does nothing when keys that type something are switched off',
  (key) => {
    expect(press({ key, code: 'KeyK' }, '', false)).toBeNull();
  },
);

it.each([' ', 'ArrowLeft'])('%j goes on to work when they are', (key) => {
  expect(press({ key }, '', false)).not.toBeNull();
});

describe('a key that is for something else', () => {
  it.each([
    ['text', '<input data-focus>'],
    ['longer text', '<textarea data-focus></textarea>'],
    ['text in a page', '<div contenteditable="true" data-focus></div>'],
    ['a choice', '<select data-focus></select>'],
    ['a menu', '<div role="menu"><div role="menuitemradio" data-focus></div></div>'],
  ])('is left to %s', (_name, markup) => {
    expect(press({ key: 'k' }, markup)).toBeNull();
    expect(press({ key: '5' }, markup)).toBeNull();
  });

  it('is left to an open dialog', () => {
    expect(press({ key: 'k' }, '<dialog open></dialog>')).toBeNull();
  });

  it('is left to the browser with Control, Alt or the command key', () => {
    expect(press({ key: 'f', ctrlKey: true })).toBeNull();
    expect(press({ key: 'l', metaKey: true })).toBeNull();
    expect(press({ key: 'ArrowLeft', altKey: true })).toBeNull();
  });

  it('presses the button it is on, but other keys still reach the video', () => {
    expect(press({ key: ' ' }, '<button data-focus></button>')).toBeNull();
    expect(press({ key: 'k' }, '<button data-focus></button>')).toEqual({ kind: 'togglePlaying' });
  });

  it('makes the choice it is on, but letters still reach the video', () => {
    const choice = '<input type="radio" data-focus>';
    expect(press({ key: ' ' }, choice)).toBeNull();
    expect(press({ key: 'ArrowRight' }, choice)).toBeNull();
    expect(press({ key: 'k' }, choice)).toEqual({ kind: 'togglePlaying' });
  });

  it.each(['<div role="slider" data-focus></div>', '<input type="range" data-focus>'])(
    'moves the slider it is on: %s',
    (slider) => {
      expect(press({ key: 'ArrowRight' }, slider)).toBeNull();
      expect(press({ key: 'l' }, slider)).toEqual({ kind: 'skip', seconds: 10 });
      expect(press({ key: ' ' }, slider)).toEqual({ kind: 'togglePlaying' });
    },
  );
});
