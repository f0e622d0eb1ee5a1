import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { SECRETS, withSecretFiles } from './config-files.ts';
import { loadConfig } from './config.ts';

describe('secrets in files', () => {
  let folder: string;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'lectern-secrets-'));
    await writeFile(join(folder, 'secret'), `${'f'.repeat(32)}\n`);
    await writeFile(join(folder, 'empty'), '\n');
    await writeFile(join(folder, 'large'), 'x'.repeat(100_000));
  });
  afterAll(() => rm(folder, { recursive: true }));
  afterEach(() => vi.unstubAllEnvs());

  it('are read from the file that a variable names', () => {
    vi.stubEnv('SECRET_FILE', join(folder, 'secret'));
    expect(loadConfig().secret).toBe('f'.repeat(32));
  });

  it.each([
    ['does not exist', 'none', 'no such file'],
    ['is a folder', '.', 'is not a file'],
    ['is empty', 'empty', 'is empty'],
    ['is too large for a secret', 'large', 'is larger than 64 kB'],
  ])('are refused by name if the file %s', (_what, file, message) => {
    const { faults } = withSecretFiles({ SMTP_URL_FILE: join(folder, file) });
    expect(faults).toEqual([
      expect.stringMatching(new RegExp(`^SMTP_URL_FILE cannot be used: .*${message}`)),
    ]);
  });

  it('must not be set twice', () => {
    vi.stubEnv('SECRET', 's'.repeat(32));
    vi.stubEnv('SECRET_FILE', join(folder, 'secret'));
    vi.stubEnv('PORT', 'none');
    expect(loadConfig).toThrow(/SECRET and SECRET_FILE are both set: choose one\.[^]*PORT/);
  });

  it('are existing settings', async () => {
    const example = await readFile('.env.example', 'utf8');
    for (const name of SECRETS) expect(example).toContain(`#${name}=`);
  });
});
