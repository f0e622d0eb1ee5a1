import type { FiguresPeriod } from '#client/gql/graphql.ts';
import { statisticsTexts } from '#shared/statistics.ts';

/** The periods by their value in the address, shortest first. */
const PERIODS = {
  '7d': { period: 'DAYS_7', key: 'days7' },
  '30d': { period: 'DAYS_30', key: 'days30' },
  '90d': { period: 'DAYS_90', key: 'days90' },
  '12m': { period: 'MONTHS_12', key: 'months12' },
} as const;

type Value = keyof typeof PERIODS;
// `Object.keys` does not type the keys.
const VALUES = Object.keys(PERIODS) as Value[];
const DEFAULT: Value = '30d';

/** The period that an address names. */
export const periodOf = (params: URLSearchParams): Value =>
  VALUES.find((value) => value === params.get('period')) ?? DEFAULT;

/** The parameters of the address for a period. */
export const periodParameter = (value: string) => ({ period: value === DEFAULT ? null : value });

/** The same period in queries. */
export const queriedPeriod = (value: Value): FiguresPeriod => PERIODS[value].period;

/** The choices, with their names. */
export const periodChoices = () =>
  VALUES.map((value) => ({ value, label: statisticsTexts.recent[PERIODS[value].key] }));

/** A sentence about a period and the one that it is compared with. */
export function comparisonOf(period: FiguresPeriod): string {
  const found = VALUES.find((value) => PERIODS[value].period === period) ?? DEFAULT;
  return statisticsTexts.recent.compared[PERIODS[found].key];
}
