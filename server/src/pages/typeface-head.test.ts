import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { TYPEFACE_ID, typefaceCss } from '#shared/typeface-css.ts';
import { buildClient } from './built-client.test-helper.ts';
import { readTypefaces } from './typeface-head.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'lectern-dist-'));
  await buildClient(folder);
});
afterAll(async () => {
  await rm(folder, { recursive: true });
});

const preload = (file: string) =>
  `<link rel="preload" as="font" type="font/woff2" href="${file}" crossorigin />`;

it('pages load the font file of the typeface early, and no other', () => {
  const heads = readTypefaces(join(folder, 'client'));
  expect(heads.FRAUNCES.toString().trim()).toBe(preload('/assets/fraunces-1.woff2'));
  const lora = heads.LORA.toString();
  expect(lora).toContain(preload('/assets/lora-1.woff2'));
  expect(lora).toContain(`<style id="${TYPEFACE_ID}">${typefaceCss('LORA', '/assets/lora-1.woff2')}</style>`);
  expect(lora.match(/[\w-]*\.woff2/g)).toEqual(['lora-1.woff2', 'lora-1.woff2']);
  expect(heads.SYSTEM.toString()).not.toContain('woff2');
  expect(heads.SYSTEM.toString()).toContain(typefaceCss('SYSTEM'));
});

it('pages have the styles of the typeface without a file if the client is not built', () => {
  const { LORA: lora } = readTypefaces(folder);
  expect(lora.toString().trim()).toBe(`<style id="${TYPEFACE_ID}">${typefaceCss('LORA')}</style>`);
});
