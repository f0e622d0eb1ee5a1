import type Stripe from 'stripe';

/** A place that taxes what the sandbox sells. */
export interface TaxPlace {
  /** ISO 3166-1 alpha-2, upper case. */
  country: string;
  jurisdiction: string;
  level: Stripe.TaxRate.JurisdictionLevel;
  name: string;
  type: Stripe.TaxRate.TaxType;
  /** Percent. */
  percentage: number;
}

/** Standard rates of the EU in percent, 2026: https://taxation-customs.ec.europa.eu/taxation/vat/vat-directive/vat-rates_en */
const EU_RATES: Readonly<Record<string, number>> = {
  AT: 20,
  BE: 21,
  CZ: 21,
  DE: 19,
  DK: 25,
  ES: 21,
  FI: 25.5,
  FR: 20,
  GR: 24,
  HU: 27,
  IE: 23,
  IT: 22,
  NL: 21,
  PL: 23,
  PT: 23,
  RO: 21,
  SE: 25,
};

/** Standard rates elsewhere. */
const OTHER_RATES: Readonly<Record<string, readonly [type: Stripe.TaxRate.TaxType, percentage: number]>> = {
  AU: ['gst', 10],
  CA: ['gst', 5],
  CH: ['vat', 8.1],
  GB: ['vat', 20],
  IN: ['igst', 18],
  JP: ['jct', 10],
  KE: ['vat', 16],
  MX: ['vat', 16],
  NG: ['vat', 7.5],
  NO: ['vat', 25],
  NZ: ['gst', 15],
  SG: ['gst', 9],
  ZA: ['vat', 15],
};

const NAMES: Readonly<Record<string, string>> = {
  gst: 'GST',
  igst: 'IGST',
  jct: 'JCT',
  sales_tax: 'Sales tax',
  vat: 'VAT',
};

/** Whether a country belongs to the EU. */
export const isInEu = (country: string): boolean => country in EU_RATES;

/**
 * The place whose tax a payer at this address owes; null if the sandbox collects none there. As a sample of sales tax
 * in the US, it collects that of Seattle, where digital products are taxed.
 */
export function taxPlaceOf(country: string, postalCode: string): TaxPlace | null {
  if (country === 'US' && postalCode.startsWith('981')) {
    const percentage = 10.35;
    return { ...placed('sales_tax', percentage), country, jurisdiction: 'Seattle', level: 'city' };
  }
  const eu = EU_RATES[country];
  const [type, percentage] = eu === undefined ? (OTHER_RATES[country] ?? []) : (['vat', eu] as const);
  if (type === undefined || percentage === undefined) return null;
  const jurisdiction = new Intl.DisplayNames('en', { type: 'region' }).of(country) ?? country;
  return { ...placed(type, percentage), country, jurisdiction, level: 'country' };
}

const placed = (type: Stripe.TaxRate.TaxType, percentage: number) => ({
  name: NAMES[type] ?? type,
  type,
  percentage,
});
