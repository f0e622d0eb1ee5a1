import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { screens } from '#client/app/screens.ts';
import { startApp, type TestApp } from '#testing/start-app.ts';
import { PageTable } from './page-table.ts';

let app: TestApp;

beforeAll(async () => {
  app = await startApp({}, { clientFolder: join(import.meta.dirname, '../../../client') });
});
afterAll(() => app.stop());

describe('the table of pages', () => {
  it.each(screens.map(({ path }) => [path]))('has one for the screen at %s', (path) => {
    const address = path.replace('/:section?', '').replace('?', '').replaceAll(/:\w+/g, 'some');
    expect(new PageTable(app.container.services).has(address)).toBe(true);
  });
});
