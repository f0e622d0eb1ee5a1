import { Input, Stack, Text } from '@chakra-ui/react';
import { useState } from 'react';
import { CodeSample } from '#client/features/developer/code-sample.tsx';
import { HealthCard } from '#client/features/health/health-card.tsx';
import { useHealthCheck } from '#client/features/health/use-health-check.ts';
import { Field } from '#client/forms/field.tsx';
import { SectionCard } from '#client/ui/section-card.tsx';
import { goingLiveTexts as texts } from '#shared/texts/going-live.ts';
import { commands, EXAMPLE, placeOf } from './going-live-commands.ts';
import { GoingLiveState } from './going-live-state.tsx';
import { GoingLiveWays, StepText } from './going-live-ways.tsx';
import { SettingsSections } from './settings-sections.tsx';

/** How the school gets from this computer to the internet, and what is open (ADMIN). */
export function GoingLivePage() {
  const check = useHealthCheck();
  const [domain, setDomain] = useState('');
  const [email, setEmail] = useState('');
  return (
    <SettingsSections>
      <Text color="fg.muted" maxWidth="prose">
        <StepText text={texts.intro} />
      </Text>
      <GoingLiveState />
      <SectionCard title={texts.yours.title} intro={texts.yours.intro}>
        <Stack gap="5" maxWidth="24rem">
          <Field label={texts.yours.domain}>
            <Input
              value={domain}
              placeholder={EXAMPLE.domain}
              inputMode="url"
              autoCapitalize="none"
              autoComplete="off"
              spellCheck={false}
              onChange={({ target }) => setDomain(target.value)}
            />
          </Field>
          <Field label={texts.yours.email}>
            <Input
              type="email"
              value={email}
              placeholder={EXAMPLE.email}
              autoComplete="email"
              onChange={({ target }) => setEmail(target.value)}
            />
          </Field>
        </Stack>
      </SectionCard>
      <SectionCard title={texts.backup.title} intro={<StepText text={texts.backup.intro} />}>
        <CodeSample language="sh" text={commands.backup} />
        <Text color="fg.muted" maxWidth="prose">
          <StepText text={texts.backup.warning} />
        </Text>
      </SectionCard>
      <GoingLiveWays place={placeOf(domain, email)} />
      <HealthCard check={check} />
    </SettingsSections>
  );
}
