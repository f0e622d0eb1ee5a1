import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { faultsOf, production } from './config.test-helper.ts';
import { readConfig } from './config.ts';

describe('readConfig in production', () => {
  it('accepts a complete configuration, without the demo school', () => {
    expect(readConfig(production)).toMatchObject({ environment: 'production', demoSeed: false });
  });

  it.each(Object.keys(production).filter((name) => name !== 'NODE_ENV'))(
    'refuses to run without %s',
    (name) => {
      const faults = faultsOf({ ...production, [name]: '' });
      expect(faults).toHaveLength(1);
      expect(faults[0]).toContain(`${name} is missing`);
    },
  );

  it('names all missing settings', () => {
    expect(faultsOf({ NODE_ENV: 'production' }).map((fault) => fault.split(' ')[0])).toEqual(
      Object.keys(production).filter((name) => name !== 'NODE_ENV'),
    );
  });

  it.each([
    ['http://school.example', false],
    ['http://192.0.2.7', false],
    ['http://localhost.school.example', false],
    ['http://127.0.0.1.school.example', false],
    ['https://school.example', true],
    ['http://localhost:4000', true],
    ['http://school.localhost:4000', true],
    ['http://127.0.0.1:4000', true],
    ['http://[::1]:4000', true],
  ])('accepts only https, and http on localhost: %s', (PUBLIC_URL, isTaken) => {
    const fault = expect.stringMatching(/^PUBLIC_URL is .*https/) as string;
    expect(faultsOf({ ...production, PUBLIC_URL })).toEqual(isTaken ? [] : [fault]);
  });

  it.each(['SECRET', 'METRICS_TOKEN', 'MEDIA_CDN_KEY'])('refuses a weak %s and names it', (name) => {
    const others: Record<string, string> =
      name === 'MEDIA_CDN_KEY' ? { MEDIA_CDN_URL: 'https://media.school.example' } : {};
    for (const weak of [
      'a'.repeat(32),
      'ab'.repeat(20),
      '0123456789'.repeat(4).slice(0, 37),
      'abcdefghijklmnopqrstuvwxyz0123456789',
      'changeme-changed-to-something-longer',
      'your-secret-with-at-least-32-characters',
      '1112221112223331112223332221113331',
    ]) {
      const faults = faultsOf({ ...production, ...others, [name]: weak });
      expect(faults, weak).toEqual([expect.stringMatching(new RegExp(`^${name} .*openssl rand`))]);
    }
  });

  it('accepts generated secrets', () => {
    for (let round = 0; round < 1_000; round++) {
      const bytes = createHash('sha256').update(String(round)).digest();
      const made = [bytes.subarray(16).toString('hex'), bytes.toString('hex'), bytes.toString('base64')];
      for (const SECRET of made) expect(faultsOf({ ...production, SECRET }), SECRET).toEqual([]);
    }
  });

  it('allows the rotation of a weak secret, which may be the fallback of a strong one', () => {
    expect(readConfig({ ...production, SECRET_FALLBACK: 'a'.repeat(32) }).secretFallback).toBe(
      'a'.repeat(32),
    );
    expect(faultsOf({ ...production, SECRET_FALLBACK: production.SECRET })).toEqual([
      expect.stringContaining('SECRET_FALLBACK is SECRET'),
    ]);
    expect(faultsOf({ SECRET_FALLBACK: production.SECRET })).toEqual([
      expect.stringContaining('SECRET is missing'),
    ]);
  });

  it('refuses demo accounts', () => {
    expect(faultsOf({ ...production, DEMO_SEED: 'true' })).toEqual([
      expect.stringContaining('DEMO_SEED is true'),
    ]);
  });
});
