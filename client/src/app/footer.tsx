import { chakra, Flex, Text } from '@chakra-ui/react';
import { SocialIcons } from './social-icons.tsx';

/** The foot of every screen (specification, section 1). */
export function Footer() {
  return (
    <chakra.footer borderTop="line" borderColor="border" color="fg.muted">
      <Flex
        maxWidth="76rem"
        marginX="auto"
        paddingX={{ base: '4', md: '6', lg: '8' }}
        paddingY="6"
        gap="4"
        flexWrap="wrap"
        align="center"
        justify="space-between"
      >
        {/* A page may be read in another year than it was rendered in. */}
        <Text textStyle="sm" suppressHydrationWarning>
          {`Copyright ${new Date().getFullYear()} | All rights reserved`}
        </Text>
        <SocialIcons />
      </Flex>
    </chakra.footer>
  );
}
