import type Stripe from 'stripe';
import { formatAmount } from '#sandbox/stripe/money.ts';
import { formatDay, payerFacts } from './document-parts.ts';

const LINE_HEIGHT = 18;
const TOP = 780;

/** Escapes a text for a PDF. What Latin 1 does not contain becomes a question mark. */
const pdfText = (text: string): string =>
  text
    .replaceAll('−', '-')
    .replace(/[^\u0020-\u00ff]/g, '?')
    .replace(/[\\()]/g, (sign) => `\\${sign}`);

function linesOf(invoice: Stripe.Invoice, taxes: readonly (readonly [string, number])[]): string[] {
  const { currency, status_transitions: times } = invoice;
  const amount = (label: string, sum: number) => `${label}: ${formatAmount(sum, currency)}`;
  return [
    `Invoice ${invoice.number ?? invoice.id}`,
    `Date: ${formatDay(times.finalized_at ?? invoice.created)}`,
    ...payerFacts(invoice).map(([name, value]) => `${name}: ${value}`),
    ...invoice.lines.data.map((line) => amount(line.description ?? '', line.amount)),
    ...(invoice.total_discount_amounts ?? []).map((discount) => amount('Discount', -discount.amount)),
    ...taxes.map(([label, tax]) => amount(label, tax)),
    amount('Total', invoice.total),
    amount('Paid', invoice.amount_paid),
  ];
}

/** A finalized invoice as a PDF of one page. */
export function invoicePdf(
  invoice: Stripe.Invoice,
  taxes: readonly (readonly [string, number])[],
): Buffer<ArrayBuffer> {
  const text = linesOf(invoice, taxes)
    .map((line) => `(${pdfText(line)}) '`)
    .join('\n');
  const content = `BT /F1 12 Tf ${LINE_HEIGHT} TL 60 ${TOP} Td\n${text}\nET`;
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> >>',
    `<< /Length ${content.length} >>\nstream\n${content}\nendstream`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>',
  ];
  let file = '%PDF-1.4\n';
  const offsets = objects.map((object, index) => {
    const offset = file.length;
    file += `${index + 1} 0 obj\n${object}\nendobj\n`;
    return offset;
  });
  const rows = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('');
  const table = `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${rows}`;
  const trailer = `trailer\n<< /Size ${objects.length + 1} /Root 1 0 R >>\nstartxref\n${file.length}\n%%EOF\n`;
  return Buffer.from(file + table + trailer, 'latin1');
}
