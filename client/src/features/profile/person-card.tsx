import { Badge, Box, Flex, Heading, Stack, Text } from '@chakra-ui/react';
import { KeyRound, Mail, MailWarning, UserPen } from 'lucide-react';
import { paths } from '#shared/paths.ts';
import { useResendVerification } from '#client/features/auth/use-resend-verification.ts';
import type { SessionUserFragment } from '#client/gql/graphql.ts';
import { Actions } from '#client/ui/actions.tsx';
import { Avatar } from '#client/entities/image/avatar.tsx';
import { Button } from '#client/ui/button.tsx';
import { Card } from '#client/ui/card.tsx';
import { LinkButton } from '#client/ui/link-button.tsx';
import { accountMessages } from '#shared/account.ts';
import { profileTexts } from '#shared/texts/profile.ts';

const { person: texts } = profileTexts;

/** The user's account details, with links to change them. */
export function PersonCard({ user }: { user: SessionUserFragment }) {
  const { fullName, email, role, avatar, isEmailVerified } = user;
  return (
    <Card>
      <Stack gap="6" padding={{ base: '5', md: '8' }}>
        <Flex gap={{ base: '4', md: '6' }} align="center" wrap="wrap">
          <Avatar image={avatar} size="24" />
          <Stack gap="1.5" minWidth="0" flex="1 1 14rem" align="start">
            <Heading as="h2" textStyle="h2" dir="auto">
              {fullName}
            </Heading>
            <Text color="fg.muted" overflowWrap="anywhere">
              {email}
            </Text>
            <Badge color="fg.muted" borderColor="border.control">
              {texts.roles[role]}
            </Badge>
          </Stack>
          <Actions width={{ base: 'full', sm: 'auto' }}>
            <LinkButton to={paths.editProfile} variant="outline">
              <UserPen size="1.125em" aria-hidden />
              {texts.edit}
            </LinkButton>
            <LinkButton to={paths.changeEmail} variant="outline">
              <Mail size="1.125em" aria-hidden />
              {accountMessages.to.changeEmail}
            </LinkButton>
            <LinkButton to={paths.changePassword} variant="outline">
              <KeyRound size="1.125em" aria-hidden />
              {accountMessages.to.changePassword}
            </LinkButton>
          </Actions>
        </Flex>
        {!isEmailVerified && <NotVerified user={user} />}
      </Stack>
    </Card>
  );
}

function NotVerified({ user: { id, email } }: { user: SessionUserFragment }) {
  const { resend, isSending } = useResendVerification(id);
  return (
    <Flex gap="4" align="center" wrap="wrap" padding="4" bg="action.subtle" borderRadius="card">
      <Box as="span" alignSelf="start" aria-hidden>
        <MailWarning />
      </Box>
      <Box flex="1 1 12rem" minWidth="0">
        <Text fontWeight="semibold">{accountMessages.verifyEmail.title.failed}</Text>
        <Text textStyle="sm">{texts.followLink({ email })}</Text>
      </Box>
      <Button
        variant="outline"
        flexGrow={{ base: 1, sm: 0 }}
        onClick={() => void resend()}
        loading={isSending}
      >
        {accountMessages.verifyEmail.sendAgain}
      </Button>
    </Flex>
  );
}
