// @slow server/src/certificate server/src/platform/fonts
import { inflateSync } from 'node:zlib';
import PDFDocument from 'pdfkit';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { certificateMessages, certificateSheet } from '#shared/certificate.ts';
import { languages, languageTags } from '#shared/languages.ts';
import { as, dataOf, drawPicture, register } from '#testing/factories.ts';
import type { HttpClient } from '#testing/http-client.ts';
import { startApp, type TestApp } from '#testing/start-app.ts';
import { inLanguage } from '#server/platform/common/current-language.ts';
import { updateSchool } from '#server/school/school.test-helper.ts';
import { TaskEndedError, TaskProcess } from '#server/platform/common/task-process.ts';
import { mark, teach, tryIssue } from '#server/progress/progress.test-helper.ts';
import { CertificateDrawing } from './certificate-drawing.ts';
import { KEPT_EDITIONS } from './certificate-files.ts';

let app: TestApp;
let admin: HttpClient;
beforeAll(async () => {
  app = await startApp();
  admin = await as(app, 'ADMIN');
});
afterAll(() => app.stop());
afterEach(() => vi.restoreAllMocks());

/** Issues a certificate to a new learner for a free course. */
async function issued(fullName = 'Ada Lovelace', title = 'Café & Code') {
  const { client } = await register(app, { fullName });
  const course = await teach(app, admin, { lectures: 1, free: 1, title });
  await app.sql('update courses set duration = 100 where id = $1', [course.id]);
  await mark(client, course.lectures[0]);
  return { client, ...dataOf(await tryIssue(client, course.id)).issueCertificate };
}

const open = (path: string, init?: RequestInit) => fetch(new URL(path, app.url), init);

/** Sends a conditional request, as a browser does that has cached the response. */
function openAgain(path: string, before: Response): Promise<Response> {
  const etag = before.headers.get('etag') ?? '';
  return open(path, { headers: { 'if-none-match': etag, 'cache-control': 'max-age=0' } });
}

async function pdfOf(path: string): Promise<Buffer> {
  return Buffer.from(await (await open(path)).arrayBuffer());
}

/** The decompressed streams of a PDF. */
function streamsOf(pdf: Buffer): string[] {
  const file = pdf.toString('latin1');
  return [...file.matchAll(/\/Filter \/FlateDecode[^]*?stream\n([^]*?)\nendstream/g)].map(([, body = '']) =>
    inflateSync(Buffer.from(body, 'latin1')).toString('latin1'),
  );
}

/** The drawn characters in their order. Each font of the PDF maps its glyphs to characters. */
function drawnIn(pdf: Buffer): string {
  const file = pdf.toString('latin1');
  const objects = new Map(
    [...file.matchAll(/^(\d+) 0 obj\n([^]*?)\nendobj/gm)].map(([, id = '', body = '']) => [id, body]),
  );
  const streamOf = (id: string) => streamsOf(Buffer.from(objects.get(id) ?? '', 'latin1'))[0] ?? '';
  const alphabets = new Map(
    [...file.matchAll(/\/(F\d+) (\d+) 0 R/g)].map(([, name = '', id = '']) => {
      const [, map = ''] = /\/ToUnicode (\d+) 0 R/.exec(objects.get(id) ?? '') ?? [];
      const [, range = ''] = /beginbfrange\n([^]*?)\nendbfrange/.exec(streamOf(map)) ?? [];
      return [name, charactersOf(range)];
    }),
  );
  const page = streamsOf(pdf).find((body) => body.includes('BT\n')) ?? '';
  let alphabet: string[] = [];
  let text = '';
  for (const [, font, glyphs] of page.matchAll(/\/(F\d+) [\d.]+ Tf|<([0-9a-f]+)>/g)) {
    if (font) alphabet = alphabets.get(font) ?? [];
    for (const [glyph] of (glyphs ?? '').matchAll(/.{4}/g)) text += alphabet[parseInt(glyph, 16)] ?? '□';
  }
  return text;
}

/** Characters by glyph, from a CMap with lines of up to 256 entries: `<0000> <00ff> [<0000> <0041> ...]`. */
function charactersOf(ranges: string): string[] {
  const lists = [...ranges.matchAll(/\[(.*?)\]/g)].map(([, list = '']) => list);
  return lists.flatMap((list) =>
    [...list.matchAll(/<(.*?)>/g)].map(([, code = '']) =>
      Buffer.from(code.replaceAll(' ', ''), 'hex').swap16().toString('utf16le'),
    ),
  );
}

describe('the PDF of a certificate', () => {
  it('is public, and is a file with a readable name', async () => {
    const { pdfUrl } = await issued();
    const response = await open(pdfUrl);
    expect(response.status).toBe(200);
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition': 'inline; filename="certificate-cafe-code.pdf"',
      'cache-control': 'public, max-age=3600',
      'x-content-type-options': 'nosniff',
      'x-robots-tag': 'noindex',
    });
    const pdf = Buffer.from(await response.arrayBuffer());
    expect(pdf.subarray(0, 5).toString()).toBe('%PDF-');
    expect(pdf.subarray(-6).toString()).toContain('%%EOF');
    expect((await openAgain(pdfUrl, response)).status).toBe(304);
  });

  it('has a file name in the script of its course title', async () => {
    const { pdfUrl } = await issued('Ada Lovelace', 'العربية');
    const name = `filename*=UTF-8''certificate-${encodeURIComponent('العربية')}.pdf`;
    expect((await open(pdfUrl, { method: 'HEAD' })).headers.get('content-disposition')).toContain(name);
  });

  it('contains name, course, date and the address for verification, as text and as a link', async () => {
    const { code, pdfUrl, completedAt } = await issued();
    const pdf = await pdfOf(pdfUrl);
    const date = new Intl.DateTimeFormat('en', { dateStyle: 'long', timeZone: 'UTC' });
    const text = drawnIn(pdf);
    const address = `${app.config.publicUrl}/certificates/${code}`;
    expect(text).toContain('Ada Lovelace');
    expect(text).toContain('Café & Code');
    expect(text).toContain(date.format(new Date(completedAt)));
    expect(text).toContain(address);
    expect(text).toContain('Taught by Ada Lovelace2 minutes of videoCertificate');
    expect(pdf.toString('latin1')).toContain(`/URI (${address})`);
  });

  it.each([
    ['Łukasz Żółć-Nguyễn Thị Hồng', ['Łukasz Żółć-Nguyễn', 'Thị Hồng']],
    ['Анна Каренина', ['Анна Каренина']],
    ['Οδυσσέας Ελύτης', ['Οδυσσέας Ελύτης']],
    ['Anna 🎉 Berg', ['Anna Berg']],
    ['Amélie', ['Amélie']],
    ['山田太郎さん', ['山田太郎さん']],
    ['スーザン・リー', ['スーザン・リー']],
    ['ดวงใจ', ['The person named at', 'the address below']],
    // In visual order, from left to right.
    ['محمد علي', ['يلع دمحم']],
    ['דנה (כהן) 42', ['42 (ןהכ) הנד']],
    ['Ada علي Berg', ['Ada يلع Berg']],
    ['علي Ada Berg محمد', ['دمحم Ada Berg يلع']],
  ])('draws the name %s as %j', async (fullName, lines) => {
    const text = drawnIn(await pdfOf((await issued(fullName)).pdfUrl));
    expect(text).toContain(`completion${lines.join('')}has`);
    expect(text).not.toContain('□');
  });

  it('is in the language of its owner, regardless of the reader', async () => {
    const { pdfUrl, client } = await issued('محمد علي');
    const choose = 'mutation ($language: String) { setLanguage(language: $language) { id } }';
    dataOf(await client.graphql(choose, { language: 'de' }));
    const pdf = await pdfOf(pdfUrl);
    expect(drawnIn(pdf)).toContain(`Prüfbar unter ${app.config.publicUrl}`);
    expect(pdf.toString('latin1')).toContain('/Lang (de)');
    const before = await open(pdfUrl);
    dataOf(await client.graphql(choose, { language: 'en' }));
    expect((await openAgain(pdfUrl, before)).status).toBe(200);
    expect(drawnIn(await pdfOf(pdfUrl))).toContain(`Verify it at ${app.config.publicUrl}`);
  });

  it.each(languageTags)('can draw all of its texts in %s', async (language) => {
    const { pdfUrl, client } = await issued('Amélie 山田 علي');
    const choose = 'mutation ($language: String) { setLanguage(language: $language) { id } }';
    dataOf(await client.graphql(choose, { language }));
    const pdf = await pdfOf(pdfUrl);
    const text = drawnIn(pdf);
    const said = inLanguage(language, () => certificateSheet.completed);
    // Arabic letters share glyphs, with their dots as separate glyphs, so the text does not match.
    expect(languages[language].direction === 'rtl' || text.includes(said)).toBe(true);
    expect(text).not.toContain('□');
    expect(pdf.toString('latin1')).toContain(`/Lang (${language})`);
    expect(pdf.toString('latin1').match(/\/Type \/Page\n/g)).toHaveLength(1);
  });

  it('fits the longest names and titles on one page', async () => {
    const pdf = await pdfOf((await issued('W'.repeat(100), 'M'.repeat(120))).pdfUrl);
    expect(drawnIn(pdf)).toContain(`${'W'.repeat(100)}has completed every lecture of${'M'.repeat(120)}on `);
    expect(pdf.toString('latin1').match(/\/Type \/Page\n/g)).toHaveLength(1);
  });

  it('is drawn once for parallel and later requests, until the look changes', async () => {
    const { pdfUrl } = await issued();
    const draws = vi.spyOn(CertificateDrawing.prototype, 'draw');
    const pdfs = await Promise.all(Array.from({ length: 20 }, () => pdfOf(pdfUrl)));
    pdfs.push(await pdfOf(pdfUrl));
    expect(new Set(pdfs.map((pdf) => pdf.toString('latin1'))).size).toBe(1);
    expect(draws).toHaveBeenCalledTimes(1);
    // As if the look of certificates or the address of the school had changed.
    const ofThis = 'certificate_id = (select id from certificates where position(code in $1) > 0)';
    await app.sql(`update certificate_editions set edition = 'older', pdf = '' where ${ofThis}`, [pdfUrl]);
    expect((await pdfOf(pdfUrl)).length).toBe(pdfs[0]?.length);
    expect(draws).toHaveBeenCalledTimes(2);
  });

  it('is drawn once in each language when its owner switches between languages', async () => {
    const { pdfUrl, client } = await issued();
    const draws = vi.spyOn(CertificateDrawing.prototype, 'draw');
    for (const language of ['de', 'en', 'de', 'en', 'de']) {
      const choose = 'mutation ($language: String) { setLanguage(language: $language) { id } }';
      dataOf(await client.graphql(choose, { language }));
      expect((await pdfOf(pdfUrl)).toString('latin1')).toContain(`/Lang (${language})`);
    }
    expect(draws).toHaveBeenCalledTimes(2);
  });

  it('is stored in as many editions as there are languages', async () => {
    const { pdfUrl, code } = await issued();
    await app.sql(
      `insert into certificate_editions (certificate_id, edition, created_at, pdf)
         select id, 'older ' || n, now() - n * interval '1 day', '' from certificates, generate_series(1, 10) as n where code = $1`,
      [code],
    );
    await pdfOf(pdfUrl);
    const kept = await app.sql<{ edition: string }>(
      `select edition from certificate_editions join certificates on id = certificate_id where code = $1
         order by certificate_editions.created_at desc`,
      [code],
    );
    const older = Array.from({ length: KEPT_EDITIONS - 1 }, (_, index) => `older ${index + 1}`);
    expect(kept.slice(1).map(({ edition }) => edition)).toEqual(older);
  });

  it('is drawn in a separate process', async () => {
    const { pdfUrl } = await issued();
    const ends = vi.spyOn(PDFDocument.prototype, 'end');
    expect((await pdfOf(pdfUrl)).subarray(0, 5).toString()).toBe('%PDF-');
    expect(ends).not.toHaveBeenCalled();
  });

  it('is refused with Retry-After when drawing takes too long', async () => {
    const { pdfUrl } = await issued();
    vi.spyOn(TaskProcess.prototype, 'run').mockRejectedValueOnce(new TaskEndedError('OVERDUE'));
    const response = await open(pdfUrl);
    expect([response.status, response.headers.get('retry-after')]).toEqual([503, '5']);
    expect(response.headers.get('cache-control')).toBeNull();
    expect((await open(pdfUrl)).status).toBe(200);
  });

  it('is drawn again when the name of the school changes', async () => {
    const { pdfUrl } = await issued();
    const before = await open(pdfUrl);
    expect(drawnIn(Buffer.from(await before.arrayBuffer()))).toMatch(/^Lectern/);
    await updateSchool(admin, { name: 'Café <& Co' });
    expect((await openAgain(pdfUrl, before)).status).toBe(200);
    const pdf = await pdfOf(pdfUrl);
    expect(drawnIn(pdf)).toMatch(/^Café <& Co/);
    expect(pdf.toString()).toContain('<rdf:li>Café &lt;&amp; Co</rdf:li>');
  });

  it('shows the logo of the school in place of its name, with the name as text alternative', async () => {
    const { pdfUrl } = await issued();
    await updateSchool(admin, { name: 'Harbour' });
    const set = 'mutation ($input: SetSchoolPictureInput!) { setSchoolPicture(input: $input) { version } }';
    const input = { version: app.container.services.school.current.version, place: 'LOGO', picture: null };
    const picture = await drawPicture({ width: 320, height: 80 });
    dataOf(await admin.graphqlUpload(set, { input }, 'input.picture', picture, 'logo.png'));
    const pdf = await pdfOf(pdfUrl);
    expect(drawnIn(pdf)).toMatch(/^Certificate of completion/);
    expect(pdf.toString('latin1')).toMatch(
      /\/S \/Figure[^]*\/Alt \(Harbour\)|\/Alt \(Harbour\)[^]*\/S \/Figure/,
    );
    const version = app.container.services.school.current.version;
    dataOf(await admin.graphql(set, { input: { version, place: 'LOGO' } }));
    expect(drawnIn(await pdfOf(pdfUrl))).toMatch(/^Harbour/);
  });

  it('has escaped names and titles in its metadata', async () => {
    const pdf = await pdfOf((await issued('A</rdf:li><x>&\u0001"', 'Café ]]> & Code')).pdfUrl);
    const [xmp = ''] = /<x:xmpmeta[^]*<\/x:xmpmeta>/.exec(pdf.toString()) ?? [];
    expect(xmp).toContain(
      '<rdf:li xml:lang="x-default">A&lt;/rdf:li&gt;&lt;x&gt;&amp;&quot;: Café ]]&gt; &amp; Code</rdf:li>',
    );
    // Other places of the PDF are not XML and keep the title unescaped.
    expect(pdf.includes(Buffer.from('Café ]]> & Code', 'utf16le').swap16())).toBe(true);
  });

  it('is not found for an unknown code', async () => {
    const response = await open('/certificates/7KQ2-9MXD-0V4T-HB3R-8W6E.pdf');
    expect(response.status).toBe(404);
    expect(await response.json()).toEqual({
      success: false,
      code: 'NOT_FOUND',
      message: certificateMessages.notFound.certificate,
    });
    expect(response.headers.get('cache-control')).toBeNull();
  });
});
