import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { commands, EXAMPLE, placeOf } from './going-live-commands.ts';

it('shows the commands of the guide', () => {
  const guide = readFileSync('docs/going-live.md', 'utf8');
  const shown = Object.values(commands).flatMap((command) =>
    (typeof command === 'string' ? command : command(EXAMPLE)).split('\n'),
  );
  expect(shown.length).toBeGreaterThan(15);
  expect(shown.filter((line) => !guide.includes(line))).toEqual([]);
});

it('reads a domain name from an address, and keeps the examples until both fields are complete', () => {
  expect(placeOf(' https://Learn.Harbour.example/courses ', 'ann+school@harbour.example')).toEqual({
    domain: 'learn.harbour.example',
    email: 'ann+school@harbour.example',
  });
  expect(placeOf('', '')).toEqual(EXAMPLE);
  expect(placeOf('harbour', 'ann')).toEqual(EXAMPLE);
});

it('puts nothing into a command that a shell would run', () => {
  expect(placeOf('a.example; reboot', 'ann@a.example;reboot')).toEqual(EXAMPLE);
  expect(placeOf('$(reboot).example', '`reboot`@a.example')).toEqual(EXAMPLE);
});
