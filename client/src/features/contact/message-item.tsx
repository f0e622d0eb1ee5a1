import { Badge, Box, Flex, Heading, Stack, Text } from '@chakra-ui/react';
import { Check, MessagesSquare, Reply, RotateCcw } from 'lucide-react';
import { useRef, useState } from 'react';
import type { InboxMessageFragment } from '#client/gql/graphql.ts';
import { formatDate, formatDateTime } from '#client/format/format.ts';
import { Button } from '#client/ui/button.tsx';
import { Card } from '#client/ui/card.tsx';
import { inboxMessages } from '#shared/inbox.ts';
import { MessageThread } from './message-thread.tsx';
import { ReplyForm } from './reply-form.tsx';

interface MessageItemProps {
  message: InboxMessageFragment;
  onMark: (isHandled: boolean) => void;
  /** Called when a reply is sent, which also marks the message as handled. */
  onAnswered: () => void;
}

/** Fits both buttons into one row on a phone. */
const besideEachOther = { base: '3', sm: '4' };

/** A message with its actions. */
export function MessageItem({ message, onMark, onAnswered }: MessageItemProps) {
  const [isReplying, setIsReplying] = useState(false);
  const [isThreadShown, setIsThreadShown] = useState(false);
  const { name, email, message: text, createdAt, handledAt, replies } = message;
  const { totalCount: count } = replies;
  const heading = useRef<HTMLHeadingElement>(null);
  const endReply = () => {
    setIsReplying(false);
    // The form is removed together with the focus.
    heading.current?.focus();
  };
  return (
    <Card asChild>
      <article aria-labelledby={`message-${message.id}`}>
        <Stack gap="4" padding={{ base: '4', md: '5' }}>
          <Flex wrap="wrap" justify="space-between" columnGap="4" rowGap="1">
            <Box minWidth="0">
              <Heading
                as="h2"
                ref={heading}
                id={`message-${message.id}`}
                textStyle="h3"
                tabIndex={-1}
                _focus={{ outline: 'none' }}
                dir="auto"
              >
                {name}
              </Heading>
              <Text textStyle="sm" color="fg.muted" overflowWrap="anywhere">
                {email}
              </Text>
            </Box>
            <Flex wrap="wrap" columnGap="3" rowGap="1" align="center" textStyle="sm" color="fg.muted">
              {handledAt && <Badge>{inboxMessages.doneOn({ date: formatDate(handledAt) })}</Badge>}
              <time dateTime={createdAt}>{formatDateTime(createdAt)}</time>
            </Flex>
          </Flex>
          <Text whiteSpace="pre-line" maxWidth="prose" overflowWrap="anywhere" dir="auto">
            {text}
          </Text>
          {isThreadShown && <MessageThread messageId={message.id} />}
          {isReplying ? (
            <ReplyForm
              message={message}
              onSent={() => {
                endReply();
                onAnswered();
              }}
              onCancel={endReply}
            />
          ) : (
            <Flex gap={{ base: '2', sm: '3' }} wrap="wrap">
              <Button
                paddingX={besideEachOther}
                aria-label={inboxMessages.answerTo({ name })}
                onClick={() => setIsReplying(true)}
              >
                <Reply size="1.125em" aria-hidden />
                {inboxMessages.answer}
              </Button>
              {count > 0 && (
                <Button
                  variant="outline"
                  paddingX={besideEachOther}
                  aria-label={inboxMessages.answersTo({ count, name })}
                  aria-expanded={isThreadShown}
                  onClick={() => setIsThreadShown(!isThreadShown)}
                >
                  <MessagesSquare size="1.125em" aria-hidden />
                  {inboxMessages.answers({ count })}
                </Button>
              )}
              <MarkButton isHandled={handledAt != null} name={name} onMark={onMark} />
            </Flex>
          )}
        </Stack>
      </article>
    </Card>
  );
}

interface MarkButtonProps {
  isHandled: boolean;
  name: string;
  onMark: (isHandled: boolean) => void;
}

function MarkButton({ isHandled, name, onMark }: MarkButtonProps) {
  const Icon = isHandled ? RotateCcw : Check;
  const texts = inboxMessages;
  return (
    <Button
      variant="outline"
      paddingX={besideEachOther}
      aria-label={isHandled ? texts.reopenOf({ name }) : texts.markDoneOf({ name })}
      onClick={() => onMark(!isHandled)}
    >
      <Icon size="1.125em" aria-hidden />
      {isHandled ? texts.reopen : texts.markDone}
    </Button>
  );
}
