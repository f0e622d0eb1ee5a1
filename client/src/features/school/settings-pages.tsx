import { useLocation } from 'react-router-dom';
import { NotFoundPage } from '#client/ui/not-found-page.tsx';
import { settingsPaths } from '#shared/settings-paths.ts';
import { AboutSettingsPage } from './about-settings-page.tsx';
import { FirstStepsPage } from './first-steps-page.tsx';
import { GoingLivePage } from './going-live-page.tsx';
import { HomeSettingsPage } from './home-settings-page.tsx';
import { LegalSettingsPage } from './legal-settings-page.tsx';
import { MentorSettingsPage } from './mentor-settings-page.tsx';
import { OfferSettingsPage } from './offer-settings-page.tsx';
import { PictureSettingsPage } from './picture-settings-page.tsx';
import { SettingsPage } from './settings-page.tsx';

/** Renders the settings page for the current path (ADMIN). */
export function SettingsPages() {
  switch (useLocation().pathname.replace(/\/$/, '')) {
    case settingsPaths.school:
      return <SettingsPage />;
    case settingsPaths.pictures:
      return <PictureSettingsPage />;
    case settingsPaths.firstSteps:
      return <FirstStepsPage />;
    case settingsPaths.goingLive:
      return <GoingLivePage />;
    case settingsPaths.offer:
      return <OfferSettingsPage />;
    case settingsPaths.about:
      return <AboutSettingsPage />;
    case settingsPaths.home:
      return <HomeSettingsPage />;
    case settingsPaths.mentors:
      return <MentorSettingsPage />;
    case settingsPaths.legal:
      return <LegalSettingsPage />;
    default:
      return <NotFoundPage />;
  }
}
