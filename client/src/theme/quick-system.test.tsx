import { chakra, ChakraProvider, createSystem, defaultBaseConfig } from '@chakra-ui/react';
import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import { quickSystem } from './quick-system.ts';

const Base = chakra('button', {
  base: { color: 'red', padding: '4px' },
  variants: { size: { small: { padding: '2px' } } },
});
const Warm = chakra(Base, { base: { color: 'orange', _hover: { color: 'black' } } });
const Cold = chakra(Base, { base: { color: 'blue' }, variants: { size: { large: { padding: '8px' } } } });

it('produces the same output as the original system, also when cached', () => {
  const system = createSystem(defaultBaseConfig);
  const quick = quickSystem(system);
  const screen = (
    <>
      <Base title="base" margin="1px" />
      <Base size="small" css={{ color: 'green' }} />
      <Warm size="small" data-shown />
      <Cold size="large" disabled />
      <Warm color="gold" hidden />
    </>
  );
  const render = (value: typeof system) =>
    renderToString(<ChakraProvider value={value}>{screen}</ChakraProvider>);
  const shown = render(system);
  expect(shown).toContain('orange');
  for (const _ of [1, 2]) expect(render(quick)).toBe(shown);
});
