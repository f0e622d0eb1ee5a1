import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { createSystem, defaultBaseConfig, type SystemStyleObject } from '@chakra-ui/react';
import { expect, it } from 'vitest';
import { conditions } from './style-props.ts';
import { system } from './system.ts';

const folder = fileURLToPath(new URL('../', import.meta.url));
const source = globSync('**/*.{ts,tsx}', { cwd: folder, exclude: ['gql/**', '**/*.test.*'] })
  .map((name) => readFileSync(folder + name, 'utf8'))
  .join('\n');

const { conditions: allConditions = {}, utilities = {} } = defaultBaseConfig;
/** Our theme with all of Chakra's style props and conditions. */
const whole = createSystem({ ...system._config, conditions: allConditions, utilities });

/** All values in the source for this style prop, and all tokens that Chakra's base accepts for it. */
function valuesOf(prop: string): unknown[] {
  const written = source.matchAll(
    new RegExp(`(?<![\\w.$-])${prop}(?:=\\{?|: )(?:["']([^"']+)["']|([\\d.]+))`, 'g'),
  );
  const { values } = utilities[whole.utility.resolveShorthand(prop)] ?? {};
  // The other properties take colours.
  const category = typeof values === 'function' ? 'colors' : values;
  const tokens = [...system.tokens.categoryMap].find(([name]) => name === category)?.[1].keys() ?? [];
  return [...[...written].map(([, text, figure]) => text ?? Number(figure)), ...tokens];
}

/** The CSS of a style prop, without the variable that later backgrounds could use. */
const cssOf = ({ css }: typeof system, prop: string, value: unknown) => {
  const { '--bg-currentcolor': _, ...rest } = css({ [prop]: value } as SystemStyleObject) as Record<
    string,
    unknown
  >;
  return rest;
};

/** Names of two letters are also names of variables. */
const used = whole.utility
  .keys()
  .filter((prop) => prop.length > 2 && new RegExp(`(?<![\\w.$'-])${prop}(?:=[{"]|: )`).test(source));

it.each(used)('%s produces the same CSS as with all of Chakra’s style props', (prop) => {
  for (const value of valuesOf(prop)) {
    expect(cssOf(system, prop, value), String(value)).toEqual(cssOf(whole, prop, value));
  }
});

it('each font family in the source is a token', () => {
  const written = [...source.matchAll(/\bfontFamily(?:=|: )["']([^"']+)["']/g)].map(([, name = '']) => name);
  expect(written).toContain('mono');
  const fonts = [...(system.tokens.categoryMap.get('fonts')?.keys() ?? [])];
  expect(written.filter((name) => name !== 'inherit' && !fonts.includes(name))).toEqual([]);
});

it('each condition in our styles is defined as in Chakra', () => {
  const named = Object.keys(allConditions).filter((name) => new RegExp(`\\b_${name}(?:=|:)`).test(source));
  expect(Object.keys(conditions)).toEqual(expect.arrayContaining(named));
  for (const [name, selector] of Object.entries(conditions)) expect(selector).toEqual(allConditions[name]);
});
