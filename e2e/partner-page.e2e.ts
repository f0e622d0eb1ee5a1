// @slow server/src/platform/http/cross-origin.ts server/src/platform/media docs/samples/catalogue.html
import { readFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { useBrowser } from './browser.ts';

let partner = '';
let server: Server;
const { newPage, origin } = useBrowser(undefined, () => [partner]);

beforeAll(async () => {
  const page = await readFile(join(import.meta.dirname, '../docs/samples/catalogue.html'));
  server = createServer((_request, response) => response.setHeader('content-type', 'text/html').end(page));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  // A listening TCP server has an address.
  partner = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => {
  server.close();
  server.closeAllConnections();
});

it('a page of another origin shows the catalogue with its pictures', async () => {
  const page = await newPage();
  await page.goto(`${partner}/?school=${encodeURIComponent(origin)}`);
  const link = page.getByRole('link', { name: 'Light and Exposure' });
  await link.waitFor();
  expect(await link.getAttribute('href')).toBe(`${origin}/courses/light-and-exposure`);
  const picture = page.getByRole('listitem').filter({ has: link }).locator('img');
  const width = () =>
    picture.evaluate((image: HTMLImageElement) => image.decode().then(() => image.naturalWidth));
  expect(await width()).toBeGreaterThan(100);
});
