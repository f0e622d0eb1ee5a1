import type { PriceTax as Name } from '#shared/price-tax.ts';
import { graphqlEnum } from '#server/platform/graphql/graphql-enum.ts';

export const PriceTax = graphqlEnum<Name>('PriceTax', 'What the price of the offer says about tax.', {
  NONE: 'Nothing: the school is not taxed, or no admin has said so.',
  INCLUDED: 'The price includes tax.',
  ADDED: 'Tax is added to the price at checkout.',
});
export type PriceTax = Name;
