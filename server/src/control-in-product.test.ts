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

describe('the control in the product', () => {
  it('is there on the sandbox, for our own pages and for programs', async () => {
    await withApp({}, async (app) => {
      const page = await fetch(`${app.url}/sandbox/stripe/control`);

      expect(page.status).toBe(200);
      expect(page.headers.get('content-security-policy')).not.toContain('script-src');
      expect((await press(app, { 'Sec-Fetch-Site': 'cross-site' })).status).toBe(403);
      expect((await press(app, { 'Sec-Fetch-Site': 'same-origin' })).status).toBe(200);
      expect((await press(app, {})).status).toBe(200);
    });
  });

  it('moves the time that the product goes by', async () => {
    await withApp({}, async ({ container }) => {
      const target = new Date('2040-02-29T12:00:00Z');

      container.stripeSandbox?.control.advanceTo(target);

      expect(container.clock().getTime()).toBeGreaterThanOrEqual(target.getTime());
    });
  });

  it('is nowhere when Stripe itself is in use, whose time is that of the machine', async () => {
    const settings = { STRIPE_SECRET_KEY: 'sk_test_none', STRIPE_WEBHOOK_SECRET: 'whsec_none' };
    await withApp(settings, async (app) => {
      expect((await fetch(`${app.url}/sandbox/stripe/control`)).status).toBe(404);
      expect((await press(app, {})).status).toBe(404);
      expect(Math.abs(app.container.clock().getTime() - Date.now())).toBeLessThan(1000);
    });
  });
});
