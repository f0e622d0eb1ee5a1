import { Box, chakra, Flex, Text } from '@chakra-ui/react';
import type { SessionUserFragment } from '#client/gql/graphql.ts';

/** The signed-in person at the top of the menu. */
export function MenuPerson({ user: { fullName, email, avatar } }: { user: SessionUserFragment }) {
  return (
    <Flex gap="4" align="center" paddingX="4">
      <chakra.img
        src={avatar.url}
        alt=""
        htmlWidth={avatar.width}
        htmlHeight={avatar.height}
        width="12"
        height="12"
        borderRadius="full"
        objectFit="cover"
        bg="bg.emphasized"
      />
      <Box minWidth="0">
        <Text fontWeight="semibold" overflowWrap="anywhere" dir="auto">
          {fullName}
        </Text>
        <Text textStyle="sm" color="fg.muted" overflowWrap="anywhere">
          {email}
        </Text>
      </Box>
    </Flex>
  );
}
