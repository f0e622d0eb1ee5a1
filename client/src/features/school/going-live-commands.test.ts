import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { commands, domainOf, emailOf, EXAMPLE } from './going-live-commands.ts';

it('shows the commands of the guide', () => {
  const guide = readFileSync('docs/going-live.md', 'utf8');
  const shown = Object.values(commands).flatMap((command) =>
    (typeof command === 'string' ? command : command(EXAMPLE)).split('\n'),
  );
  expect(shown.length).toBeGreaterThan(15);
  expect(shown.filter((line) => !guide.includes(line))).toEqual([]);
});

it('reads a domain name from an address, and no incomplete one', () => {
  expect(domainOf(' https://Learn.Harbour.example/courses ')).toBe('learn.harbour.example');
  expect(domainOf('')).toBeNull();
  expect(domainOf('harbour')).toBeNull();
  expect(emailOf(' ann+school@harbour.example ')).toBe('ann+school@harbour.example');
  expect(emailOf('ann')).toBeNull();
});

it('puts nothing into a command that a shell would run', () => {
  for (const domain of ['a.example; reboot', '$(reboot).example']) expect(domainOf(domain)).toBeNull();
  for (const email of ['ann@a.example;reboot', '`reboot`@a.example']) expect(emailOf(email)).toBeNull();
});
