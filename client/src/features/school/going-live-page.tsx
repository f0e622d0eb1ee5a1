import { Input, Stack, Text } from '@chakra-ui/react';
import { useState } from 'react';
import { CodeSample } from '#client/features/developer/code-sample.tsx';
import { HealthCard } from '#client/features/health/health-card.tsx';
import { useHealthCheck } from '#client/features/health/use-health-check.ts';
import { Field } from '#client/forms/field.tsx';
import { SectionCard } from '#client/ui/section-card.tsx';
import { goingLiveTexts as texts } from '#shared/texts/going-live.ts';
import { commands, domainOf, emailOf, EXAMPLE } from './going-live-commands.ts';
import { GoingLiveState } from './going-live-state.tsx';
import { GoingLiveWays, StepText } from './going-live-ways.tsx';
import { SettingsSections } from './settings-sections.tsx';

/** How the school gets from this computer to the internet, and what is open (ADMIN). */
export function GoingLivePage() {
  const check = useHealthCheck();
  const [domain, setDomain] = useState('');
  const [email, setEmail] = useState('');
  /** The fields that were left. Their errors are shown: a person who still types has made none. */
  const [left, setLeft] = useState({ domain: false, email: false });
  const place = { domain: domainOf(domain), email: emailOf(email) };
  const domainFault = left.domain && domain.trim() !== '' && place.domain === null;
  const emailFault = left.email && email.trim() !== '' && place.email === null;
  return (
    <SettingsSections>
      <Text color="fg.muted" maxWidth="prose">
        <StepText text={texts.intro} />
      </Text>
      <GoingLiveState />
      <SectionCard title={texts.yours.title} intro={texts.yours.intro}>
        <Stack gap="5" maxWidth="24rem">
          <Field
            label={texts.yours.domain}
            error={domainFault ? texts.yours.domainFault({ example: EXAMPLE.domain }) : undefined}
          >
            <Input
              value={domain}
              placeholder={EXAMPLE.domain}
              inputMode="url"
              autoCapitalize="none"
              autoComplete="off"
              spellCheck={false}
              onChange={({ target }) => setDomain(target.value)}
              onBlur={() => setLeft({ ...left, domain: true })}
            />
          </Field>
          <Field
            label={texts.yours.email}
            error={emailFault ? texts.yours.emailFault({ example: EXAMPLE.email }) : undefined}
          >
            <Input
              type="email"
              value={email}
              placeholder={EXAMPLE.email}
              autoComplete="email"
              onChange={({ target }) => setEmail(target.value)}
              onBlur={() => setLeft({ ...left, email: true })}
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
      <GoingLiveWays
        place={{ domain: place.domain ?? EXAMPLE.domain, email: place.email ?? EXAMPLE.email }}
      />
      <HealthCard check={check} />
    </SettingsSections>
  );
}
