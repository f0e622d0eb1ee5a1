// @vitest-environment happy-dom
import { fireEvent } from '@testing-library/react';
import { GraphQLError } from 'graphql';
import { act } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { describe, expect, it } from 'vitest';
import { patterns } from '#shared/paths.ts';
import { Providers } from '#client/app/providers.tsx';
import { createCountingClient } from '#client/testing/counting-client.ts';
import { sampleCertificate } from '#client/testing/progress-samples.ts';
import { render } from '#client/testing/render.tsx';
import { certificateMessages } from '#shared/certificate.ts';
import { CertificatePage } from './certificate-page.tsx';

/** Opens the page at an address. The school has one certificate; with `isDown`, requests fail. */
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
  const page = await render(
    <Providers client={client}>
      <RouterProvider router={router} />
    </Providers>,
  );
  const title = () => page.getByRole('heading', { level: 1 }).textContent;
  const field = () => page.getByRole<HTMLInputElement>('textbox');
  const send = async (code: string) => {
    await act(async () => void fireEvent.change(field(), { target: { value: code } }));
    await page.press('Verify');
  };
  return { ...page, sent, router, title, field, send };
}

describe('the certificate page', () => {
  it('confirms a genuine certificate, with its details and the PDF', async () => {
    const page = await open(`/certificates/${sampleCertificate.code}`);
    expect(page.title()).toBe('This certificate is genuine');
    const text = page.container.textContent ?? '';
    expect(text).toContain(sampleCertificate.fullName);
    expect(text).toContain(sampleCertificate.courseTitle);
    expect(text).toContain('Certificate of completion');
    expect(text).toContain('Taught by Kay Knot');
    expect(text).toContain('1 hour 21 minutes of video');
    const time = page.getByRole<HTMLTimeElement>('time');
    expect(time.dateTime).toBe(sampleCertificate.completedAt);
    expect(time.textContent).toMatch(/2026/);
    expect(page.getAllByRole('link')[0]?.getAttribute('href')).toBe(sampleCertificate.pdfUrl);
    await page.unmount();
  });

  it('says that no certificate has this code, and lets the visitor correct it', async () => {
    const page = await open('/certificates/0000');
    expect(page.title()).toBe(certificateMessages.notFound.certificate);
    expect(page.field().value).toBe('0000');
    await page.send(` ${sampleCertificate.code} `);
    expect(page.router.state.location.pathname).toBe(`/certificates/${sampleCertificate.code}`);
    expect(page.title()).toBe('This certificate is genuine');
    await page.unmount();
  });

  it('asks for a code when its address has none, and rejects an empty one', async () => {
    const page = await open('/certificates');
    expect(page.title()).toBe('Verify a certificate');
    await page.send('   ');
    expect(page.container.textContent).toContain(certificateMessages.validation.certificateCode);
    expect(page.sent).toEqual([]);
    await page.unmount();
  });

  it('does not call a certificate unknown when the request fails', async () => {
    const page = await open(`/certificates/${sampleCertificate.code}`, true);
    expect(page.title()).toBe('Verify a certificate');
    expect(page.container.textContent).toContain(certificateMessages.failure.loadCertificate);
    expect(page.container.textContent).toContain('Try again');
    await page.unmount();
  });
});
