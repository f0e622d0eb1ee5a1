import { chakra, Stack } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { NavLink } from 'react-router-dom';
import { AdminPage } from '#client/ui/admin-page.tsx';
import { firstStepsTexts } from '#shared/first-steps.ts';
import { settingsPaths } from '#shared/settings-paths.ts';
import { schoolPageTexts } from '#shared/texts/school-page.ts';
import { schoolTexts } from '#shared/texts/school.ts';

const { sections: texts } = schoolTexts;

const sections = () => [
  { label: texts.school, to: settingsPaths.school },
  { label: texts.pictures, to: settingsPaths.pictures },
  { label: texts.offer, to: settingsPaths.offer },
  { label: texts.home, to: settingsPaths.home },
  { label: texts.about, to: settingsPaths.about },
  { label: texts.legal, to: settingsPaths.legal },
  { label: schoolPageTexts.title, to: settingsPaths.pages },
  { label: texts.mentors, to: settingsPaths.mentors },
  { label: firstStepsTexts.title, to: settingsPaths.firstSteps },
  { label: firstStepsTexts.steps.GO_LIVE.title, to: settingsPaths.goingLive },
];

/** A settings page below the navigation of the settings. */
export function SettingsSections({ children }: { children: ReactNode }) {
  return (
    <AdminPage title={texts.all}>
      <Stack gap="6">
        <nav aria-label={texts.all}>
          <Sections role="list">
            {sections().map(({ label, to }) => (
              <li key={to}>
                <SectionLink to={to} end={to === settingsPaths.school}>
                  {label}
                </SectionLink>
              </li>
            ))}
          </Sections>
        </nav>
        {children}
      </Stack>
    </AdminPage>
  );
}

const Sections = chakra('ul', {
  base: { display: 'flex', flexWrap: 'wrap', gap: '2', listStyleType: 'none' },
});

const SectionLink = chakra(NavLink, {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    minHeight: '11',
    paddingX: '4',
    border: 'line',
    borderColor: 'border',
    borderRadius: 'card',
    fontWeight: 'semibold',
    color: 'fg.muted',
    _hover: { color: 'fg', bg: 'bg.emphasized' },
    '&.active': { color: 'fg', borderColor: 'action.line', bg: 'action.subtle' },
  },
});
