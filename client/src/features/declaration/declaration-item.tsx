import { Badge, Flex, Heading, Stack } from '@chakra-ui/react';
import { useRef, useState } from 'react';
import { formatDateTime } from '#client/format/format.ts';
import type { ListedDeclarationFragment } from '#client/gql/graphql.ts';
import { Button } from '#client/ui/button.tsx';
import { Card } from '#client/ui/card.tsx';
import { TextLink } from '#client/ui/text-link.tsx';
import { declarationMessages } from '#shared/declaration.ts';
import { paths } from '#shared/paths.ts';
import { leaveTexts } from '#shared/texts/leave.ts';
import { CloseForm } from './close-form.tsx';
import { declaredFacts, type Fact } from './declared-facts.ts';
import { FactList } from './fact-list.tsx';
import { useAcceptDeclaration } from './use-settle-declaration.ts';

const { list: texts } = leaveTexts;

/** A declaration, with what an admin can do about it while it is open. */
export function DeclarationItem({ declaration }: { declaration: ListedDeclarationFragment }) {
  const { id, kind, name, state, closedAt, user } = declaration;
  const { accept, isAccepting } = useAcceptDeclaration();
  const [isClosing, setIsClosing] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);
  /** The button is removed together with the focus. */
  const focusHeading = () => heading.current?.focus();
  return (
    <Card asChild>
      <article aria-labelledby={`declaration-${id}`}>
        <Stack gap="4" padding={{ base: '4', md: '5' }}>
          <Flex wrap="wrap" justify="space-between" columnGap="4" rowGap="1">
            <Heading
              as="h2"
              ref={heading}
              id={`declaration-${id}`}
              textStyle="h3"
              dir="auto"
              tabIndex={-1}
              _focus={{ outline: 'none' }}
            >
              {name}
            </Heading>
            <Badge>{texts.state[state]}</Badge>
          </Flex>
          <FactList facts={[...declaredFacts(kind, declaration), ...historyOf(declaration)]} />
          {user && (
            <TextLink to={paths.member(user.id)} alignSelf="start">
              {texts.account}
            </TextLink>
          )}
          {isClosing && (
            <CloseForm
              declarationId={id}
              onClosed={() => {
                setIsClosing(false);
                focusHeading();
              }}
            />
          )}
          {closedAt == null && !isClosing && (
            <Flex gap="3" wrap="wrap">
              {state === 'RECEIVED' && (
                <Button
                  aria-label={texts.acceptOf({ name })}
                  loading={isAccepting}
                  onClick={() => void accept(id).then(({ ok }) => ok && focusHeading())}
                >
                  {texts.accept}
                </Button>
              )}
              <Button
                variant="outline"
                aria-label={texts.closeOf({ name })}
                onClick={() => setIsClosing(true)}
              >
                {texts.close}
              </Button>
            </Flex>
          )}
        </Stack>
      </article>
    </Card>
  );
}

/** When it was received, proven and closed, why it was refused, and the reference that the person has of it. */
function historyOf({ id, createdAt, provenAt, closedAt, refusal, note }: ListedDeclarationFragment): Fact[] {
  const { received, reference } = declarationMessages.facts;
  return [
    { label: received, value: formatDateTime(createdAt) },
    ...(provenAt ? [{ label: texts.fact.proven, value: formatDateTime(provenAt) }] : []),
    ...(closedAt ? [{ label: texts.fact.closed, value: formatDateTime(closedAt) }] : []),
    ...(refusal ? [{ label: texts.fact.refusal, value: texts.refusal[refusal] }] : []),
    ...(note ? [{ label: texts.fact.note, value: note }] : []),
    { label: reference, value: id },
  ];
}
