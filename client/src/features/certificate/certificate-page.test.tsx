// @vitest-environment happy-dom
import { GraphQLError } from 'graphql';
import { act } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { describe, expect, it } from 'vitest';
import { patterns } from '#client/routing/paths.ts';
import { Providers } from '#client/app/providers.tsx';
import { createCountingClient } from '#client/testing/counting-client.ts';
import { sampleCertificate } from '#client/testing/progress-samples.ts';
import { render } from '#client/testing/render.tsx';
import { certificateMessages } from '#shared/certificate.ts';
import { CertificatePage } from './certificate-page.tsx';

/** The page at an address, in a school with one certificate, or that cannot be asked. */
async function open(address: string, isDown = false) {
  const { client, sent } = createCountingClient({
    Certificate: ({ code }) => {
      if (isDown) throw new TypeError('Failed to fetch');
      if (code === sampleCertificate.code) return { certificate: sampleCertificate };
      return new GraphQLError(certificateMessages.notFound.certificate, {
        extensions: { code: 'NOT_FOUND' },
      });
    },
  });
  const router = createMemoryRouter([{ path: patterns.certificate, element: <CertificatePage /> }], {
    initialEntries: [address],
  });
  const { container, unmount } = await render(
    <Providers client={client}>
      <RouterProvider router={router} />
    </Providers>,
  );
  const title = () => container.querySelector('h1')?.textContent;
  const send = async (code: string) => {
    const input = container.querySelector('input');
    const form = container.querySelector('form');
    if (!input || !form) throw new Error('There is no field for a code');
    await act(async () => {
      // React listens for the setter of the prototype.
      Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, code);
      input.dispatchEvent(new Event('input', { bubbles: true }));
      form.requestSubmit();
    });
  };
  return { container, sent, router, title, send, unmount };
}

describe('the page of a certificate', () => {
  it('says that it is genuine, who completed what and when, and has the PDF', async () => {
    const page = await open(`/certificates/${sampleCertificate.code}`);
    expect(page.title()).toBe('This certificate is genuine');
    const text = page.container.textContent ?? '';
    expect(text).toContain(sampleCertificate.fullName);
    expect(text).toContain(sampleCertificate.courseTitle);
    expect(page.container.querySelector('time')?.dateTime).toBe(sampleCertificate.completedAt);
    expect(page.container.querySelector('time')?.textContent).toMatch(/2026/);
    expect(page.container.querySelector('a')?.getAttribute('href')).toBe(sampleCertificate.pdfUrl);
    await page.unmount();
  });

  it('says that there is none with this code, which can be mended', async () => {
    const page = await open('/certificates/0000');
    expect(page.title()).toBe(certificateMessages.notFound.certificate);
    expect(page.container.querySelector('input')?.value).toBe('0000');
    await page.send(` ${sampleCertificate.code} `);
    expect(page.router.state.location.pathname).toBe(`/certificates/${sampleCertificate.code}`);
    expect(page.title()).toBe('This certificate is genuine');
    await page.unmount();
  });

  it('asks for a code when its address has none, and says when none was typed', async () => {
    const page = await open('/certificates');
    expect(page.title()).toBe('Verify a certificate');
    await page.send('   ');
    expect(page.container.textContent).toContain(certificateMessages.validation.certificateCode);
    expect(page.sent).toEqual([]);
    await page.unmount();
  });

  it('does not call a certificate unknown when the server cannot be asked', async () => {
    const page = await open(`/certificates/${sampleCertificate.code}`, true);
    expect(page.title()).toBe('Verify a certificate');
    expect(page.container.textContent).toContain(certificateMessages.failure.loadCertificate);
    expect(page.container.textContent).toContain('Try again');
    await page.unmount();
  });
});
