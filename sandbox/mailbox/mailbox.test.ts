import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import express from 'express';
import type { SendMailOptions } from 'nodemailer';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createMailbox } from './mailbox.ts';

const makeFolder = () => mkdtemp(join(tmpdir(), 'lectern-mailbox-'));

const exampleMail: SendMailOptions = {
  from: 'Lectern School <school@lectern.example>',
  to: 'ada@example.com',
  subject: 'Grüße, Ada ☀',
  text: 'Hello Ada, naïve café & more',
  html: '<p>Hello <b>Ada</b>, naïve café &amp; more</p>',
};

describe('the mailbox', () => {
  const cleanups: (() => Promise<unknown>)[] = [];
  let parent: string;
  let folder: string;

  beforeEach(async () => {
    parent = await makeFolder();
    // The folder does not exist yet, because the mailbox creates it.
    folder = join(parent, 'mail');
  });

  afterEach(async () => {
    for (const cleanup of cleanups.splice(0)) await cleanup();
    await rm(parent, { recursive: true });
  });

  /** Serves the mailbox over HTTP. `get` and `deleteAll` take paths below its mount point. */
  async function start() {
    const { deliver, pages } = createMailbox({ folder, publicUrl: () => 'https://school.example' });
    const server = express().use('/sandbox/mailbox', pages).listen(0, '127.0.0.1');
    await once(server, 'listening');
    cleanups.push(() => new Promise((resolve) => server.close(resolve)));
    // A listening TCP server has an address with a port.
    const { port } = server.address() as AddressInfo;
    const base = `http://127.0.0.1:${port}/sandbox/mailbox`;
    const request = async (path: string, init: RequestInit) => {
      const response = await fetch(base + path, { ...init, redirect: 'manual' });
      return { status: response.status, headers: response.headers, body: await response.text() };
    };
    const get = (path = '') => request(path, {});
    const deleteAll = (headers: Record<string, string> = {}) =>
      request('/delete-all', { method: 'POST', headers });
    const ids = async () =>
      [...(await get()).body.matchAll(/href="\/sandbox\/mailbox\/([^"/]+)"/g)].map(([, id]) => id);
    return { deliver, get, deleteAll, ids };
  }

  it('stores each mail as one .eml file and leaves nothing else', async () => {
    const { deliver } = await start();
    await deliver(exampleMail);
    await deliver(exampleMail);
    const names = await readdir(folder);
    expect(names).toHaveLength(2);
    for (const name of names) expect(name).toMatch(/^[0-9a-f-]{36}\.eml$/);
  });

  it('explains its purpose while it is empty', async () => {
    const { get } = await start();
    const { status, body } = await get();
    expect(status).toBe(200);
    expect(body).toContain('No mail yet');
    expect(body).not.toContain('Delete all');
  });

  it('lists mails newest first, and still after a restart', async () => {
    const { deliver } = await start();
    for (const subject of ['First', 'Second', 'Third']) await deliver({ ...exampleMail, subject });
    const { get } = await start();
    const { body } = await get();
    expect(body.match(/First|Second|Third/g)).toEqual(['Third', 'Second', 'First']);
    expect(body).toContain('3 mails');
  });

  it('lists the newest 200 and notes that there are more', async () => {
    const { deliver, get, ids } = await start();
    await deliver({ ...exampleMail, subject: 'The oldest' });
    await Promise.all(Array.from({ length: 200 }, () => deliver(exampleMail)));
    expect(await ids()).toHaveLength(200);
    const { body } = await get();
    expect(body).toContain('The newest 200 of 201 mails');
    expect(body).not.toContain('The oldest');
  });

  it('shows headers, plain text and the frame of one mail', async () => {
    const { deliver, get, ids } = await start();
    await deliver({ ...exampleMail, text: 'Hello Ada,\nsee you' });
    const [id] = await ids();
    const { status, body } = await get(`/${id}`);
    expect(status).toBe(200);
    expect(body).toContain('<h1>Grüße, Ada ☀</h1>');
    expect(body).toContain('Lectern School &lt;school@lectern.example&gt;');
    expect(body).toContain('ada@example.com');
    expect(body).toContain('Hello Ada,\nsee you');
    expect(body).toMatch(/<time [^>]*datetime="\d{4}-\d\d-\d\dT[\d:.]+Z"/);
    expect(body).toContain(`src="/sandbox/mailbox/${id}/html"`);
  });

  it('shows the reply address when it is not the sender', async () => {
    const { deliver, get, ids } = await start();
    await deliver({ ...exampleMail, replyTo: { name: 'Eve <b>', address: 'eve@example.com' } });
    const [id] = await ids();
    expect((await get(`/${id}`)).body).toContain('Eve &lt;b&gt; &lt;eve@example.com&gt;');
  });

  it('has an icon that its policy allows', async () => {
    const { get } = await start();
    const { headers, body } = await get();
    expect(body).toContain('<link rel="icon" href="/favicon.svg" />');
    expect(headers.get('content-security-policy')).toContain("img-src 'self'");
  });

  it('shows markup in subject and text as text', async () => {
    const { deliver, get, ids } = await start();
    const attack = `</pre></title><script>alert("1")</script><img src=x onerror='alert(1)'>`;
    await deliver({ ...exampleMail, subject: attack, text: attack });
    const [id] = await ids();
    for (const { body } of [await get(), await get(`/${id}`)]) {
      expect(body).toContain('&lt;script&gt;alert(&quot;1&quot;)&lt;/script&gt;');
      expect(body).not.toMatch(/<script|<img/);
    }
  });

  it('serves the HTML part in a sandbox of its own, framed by its own pages only', async () => {
    const { deliver, get, ids } = await start();
    await deliver({ ...exampleMail, html: '<p>Hi</p><script>alert(1)</script>' });
    const [id] = await ids();
    const { status, headers, body } = await get(`/${id}/html`);
    expect(status).toBe(200);
    expect(body).toContain('<p>Hi</p>');
    const policy = headers.get('content-security-policy') ?? '';
    expect(policy).toMatch(/^sandbox allow-popups allow-popups-to-escape-sandbox;/);
    expect(policy).toContain("default-src 'none'");
    expect(policy).toContain("frame-ancestors 'self'");
  });

  it('allows its own style sheet, byte for byte', async () => {
    const { get } = await start();
    const { headers, body } = await get();
    const style = /<style>(.*?)<\/style>/s.exec(body)?.[1] ?? '';
    const hash = createHash('sha256').update(style).digest('base64');
    expect(headers.get('content-security-policy')).toContain(`style-src 'sha256-${hash}'`);
  });

  it.each(['', '/0190a000-0000-7000-8000-000000000000'])(
    'allows no script on %j and is never cached',
    async (path) => {
      const { get } = await start();
      const { headers } = await get(path);
      expect(headers.get('content-security-policy')).toMatch(
        /^default-src 'none'; style-src 'sha256-[^']+';/,
      );
      expect(headers.get('content-security-policy')).not.toMatch(/script-src|unsafe/);
      expect(headers.get('cache-control')).toBe('no-store');
      expect(headers.get('x-content-type-options')).toBe('nosniff');
    },
  );

  it.each(['0190a000-0000-7000-8000-000000000000', 'nonsense', '..%2Fsecret', '%2e%2e%2fsecret', 'a/b/c'])(
    'responds 404 for %s',
    async (id) => {
      const { deliver, get } = await start();
      await deliver(exampleMail);
      await writeFile(join(parent, 'secret.eml'), 'Subject: secret\r\n\r\nsecret');
      for (const path of [`/${id}`, `/${id}/html`]) {
        const { status, body } = await get(path);
        expect(status).toBe(404);
        expect(body).not.toContain('secret');
        expect(body).toContain('href="/sandbox/mailbox"');
      }
    },
  );

  it('deletes all and returns to the list', async () => {
    const { deliver, get, deleteAll, ids } = await start();
    await deliver(exampleMail);
    await deliver(exampleMail);
    const [id] = await ids();
    const { status, headers } = await deleteAll({ 'Sec-Fetch-Site': 'same-origin' });
    expect(status).toBe(303);
    expect(headers.get('location')).toBe('/sandbox/mailbox');
    expect((await get()).body).toContain('No mail yet');
    expect((await get(`/${id}`)).status).toBe(404);
    expect(await readdir(folder)).toEqual([]);
  });

  it.each(['https://evil.example', 'null', 'http://127.0.0.1:1'])(
    'deletes nothing for a form from %s, when the browser sends no Sec-Fetch-Site',
    async (origin) => {
      const { deliver, deleteAll, ids } = await start();
      await deliver(exampleMail);
      expect((await deleteAll({ Origin: origin })).status).toBe(403);
      expect(await ids()).toHaveLength(1);
      expect((await deleteAll({ Origin: 'https://school.example' })).status).toBe(303);
    },
  );

  it.each(['cross-site', 'same-site', 'none'])('deletes nothing for a form that is %s', async (site) => {
    const { deliver, deleteAll, ids } = await start();
    await deliver(exampleMail);
    const { status } = await deleteAll({ 'Sec-Fetch-Site': site });
    expect(status).toBe(403);
    expect(await ids()).toHaveLength(1);
  });
});
