import { Box, chakra, Flex } from '@chakra-ui/react';
import { LockKeyhole } from 'lucide-react';
import { checkoutTexts } from '#shared/texts/checkout.ts';

/** The cards that a Stripe account takes by default. */
const CARDS = ['Visa', 'Mastercard', 'Amex'];

/** The payment provider and the cards that it takes. */
export function SecurePayment() {
  return (
    <Flex wrap="wrap" align="center" justify="center" columnGap="4" rowGap="2" textStyle="sm">
      <Flex align="center" gap="2" color="fg.muted">
        <Box as="span" aria-hidden>
          <LockKeyhole size={16} />
        </Box>
        {checkoutTexts.secure}
      </Flex>
      <chakra.ul
        role="list"
        display="flex"
        flexWrap="wrap"
        justifyContent="center"
        gap="1.5"
        listStyleType="none"
      >
        {CARDS.map((name) => (
          <chakra.li
            key={name}
            paddingX="2"
            border="line"
            borderColor="border"
            borderRadius="card"
            lang="en"
            dir="ltr"
          >
            {name}
          </chakra.li>
        ))}
      </chakra.ul>
    </Flex>
  );
}
