import { once } from 'node:events';
import { request, type IncomingMessage } from 'node:http';
import { describe, expect, it } from 'vitest';
import { startApp, type TestApp } from '#testing/start-app.ts';

async function withApp(settings: Record<string, string>, look: (app: TestApp) => Promise<void>) {
  const app = await startApp(settings);
  try {
    await look(app);
  } finally {
    await app.stop();
  }
}

const press = ({ url }: TestApp, headers: Record<string, string>) =>
  fetch(`${url}/sandbox/stripe/control/holdDeliveries`, { method: 'POST', headers });

describe('the control page of the Stripe sandbox', () => {
  it('is available with the sandbox, for our own pages and for programs', async () => {
    await withApp({}, async (app) => {
      const page = await fetch(`${app.url}/sandbox/stripe/control`);

      expect(page.status).toBe(200);
      expect(page.headers.get('content-security-policy')).not.toContain('script-src');
      expect((await press(app, { 'Sec-Fetch-Site': 'cross-site' })).status).toBe(403);
      expect((await press(app, { 'Sec-Fetch-Site': 'same-origin' })).status).toBe(200);
      expect((await press(app, {})).status).toBe(200);
    });
  });

  it('is refused for foreign host names, like all sandbox pages', async () => {
    await withApp({ PUBLIC_URL: 'http://school.example:81' }, async ({ config: { port } }) => {
      const statusAt = async (host: string, path: string) => {
        const asked = request({ port, path, headers: { host } }).end();
        const [response] = (await once(asked, 'response')) as [IncomingMessage];
        response.resume();
        return response.statusCode;
      };
      for (const path of ['/sandbox/stripe/control', '/sandbox/stripe/portal/none', '/sandbox/mailbox']) {
        for (const host of ['evil.example', 'school.example.evil.example', 'localhost.evil.example']) {
          expect(await statusAt(`${host}:${port}`, path)).toBe(403);
        }
        for (const host of ['school.example', 'localhost:5173', '127.0.0.1:80', '[::1]:80', '192.0.2.1']) {
          expect(await statusAt(host, path)).not.toBe(403);
        }
      }
    });
  });

  it('advances the clock of the product', async () => {
    await withApp({}, async ({ container }) => {
      const target = new Date('2040-02-29T12:00:00Z');

      container.stripeSandbox?.control.advanceTo(target);

      expect(container.clock().getTime()).toBeGreaterThanOrEqual(target.getTime());
    });
  });

  it('does not exist when Stripe itself is in use, with the clock of the machine', async () => {
    const settings = { STRIPE_SECRET_KEY: 'sk_test_none', STRIPE_WEBHOOK_SECRET: 'whsec_none' };
    await withApp(settings, async (app) => {
      expect((await fetch(`${app.url}/sandbox/stripe/control`)).status).toBe(404);
      expect((await press(app, {})).status).toBe(404);
      expect(Math.abs(app.container.clock().getTime() - Date.now())).toBeLessThan(1000);
    });
  });
});
