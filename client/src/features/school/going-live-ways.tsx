import { chakra, Stack, Text } from '@chakra-ui/react';
import { useState } from 'react';
import { CodeSample } from '#client/features/developer/code-sample.tsx';
import { ChoiceRow } from '#client/ui/choice-row.tsx';
import { RichText } from '#client/ui/rich-text.tsx';
import { SectionCard } from '#client/ui/section-card.tsx';
import { goingLiveTexts as texts } from '#shared/texts/going-live.ts';
import { commands, type Place } from './going-live-commands.ts';

/** A text and the commands below it, in turns. */
type Step = readonly { text: string; command?: string }[];

const WAYS = ['server', 'containers', 'host'] as const;
type Way = (typeof WAYS)[number];

/** The ways to go live, with the steps of the chosen one. `place` is in its commands. */
export function GoingLiveWays({ place }: { place: Place }) {
  const [way, setWay] = useState<Way>('server');
  return (
    <SectionCard title={texts.way.title}>
      <ChoiceRow
        label={texts.way.title}
        choices={WAYS.map((value) => ({ value, label: texts.way[value] }))}
        value={way}
        onChoose={(chosen) => setWay(WAYS.find((one) => one === chosen) ?? 'server')}
      />
      <Text maxWidth="prose">{texts[way].intro}</Text>
      <Steps>
        {stepsOf(way, place).map((step) => (
          <li key={step[0]?.text}>
            <Stack gap="3">
              {step.map(({ text, command }) => (
                <Stack key={text} gap="3">
                  <Text maxWidth="prose">
                    <StepText text={text} />
                  </Text>
                  {command && <CodeSample language="sh" text={command} />}
                </Stack>
              ))}
            </Stack>
          </li>
        ))}
      </Steps>
    </SectionCard>
  );
}

/** A text with names of files and settings. */
export function StepText({ text }: { text: string }) {
  return <RichText text={text} tags={{ code: (content) => <Code dir="ltr">{content}</Code> }} />;
}

/** The steps of a way, from top to bottom. */
function stepsOf(way: Way, place: Place): readonly Step[] {
  const { domain } = place;
  const { server, containers, host } = texts;
  switch (way) {
    case 'server':
      return [
        [{ text: server.rent }],
        [{ text: server.dns({ domain }) }],
        [{ text: server.copy, command: commands.copy(place) }],
        [
          { text: server.install, command: commands.install(place) },
          { text: server.withoutBackup, command: commands.installEmpty(place) },
        ],
        [{ text: server.finish, command: commands.finish }],
        [{ text: server.check, command: commands.check }],
      ];
    case 'containers':
      return [
        [{ text: server.dns({ domain }) }],
        [{ text: server.copy, command: commands.copy(place) }],
        [{ text: containers.settings }],
        [{ text: containers.start, command: commands.start }],
        [{ text: containers.restore, command: commands.restore }],
        [{ text: containers.webhook, command: commands.webhook }],
        [{ text: server.check, command: commands.checkContainers }],
      ];
    case 'host':
      return [
        [{ text: host.order }],
        [{ text: host.build }],
        [{ text: host.variables }],
        [{ text: host.bucket }],
        [{ text: host.restore({ domain }), command: commands.hostRestore }],
        [{ text: host.webhook, command: commands.hostWebhook }],
        [{ text: host.check, command: commands.hostCheck }],
      ];
  }
}

const Steps = chakra('ol', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: '6',
    paddingInlineStart: '6',
    listStyleType: 'decimal',
    '& > li::marker': { fontWeight: 'semibold' },
  },
});

const Code = chakra('code', { base: { fontFamily: 'mono', fontSize: '0.9em', overflowWrap: 'anywhere' } });
