import { textsOf } from './texts.ts';

/** What the frame around every screen says. */
export const layoutTexts = textsOf('layout', {
  skip: 'Skip to content',
  /** Names the links in the header, for those who hear it. */
  shortWays: 'Short ways',
  menu: {
    title: 'Menu',
    close: 'Close the menu',
    home: 'Home',
    courses: 'All Courses',
    contact: 'Contact Us',
    about: 'About Us',
    dashboard: 'Admin Dashboard',
    createCourse: 'Create New Course',
    login: 'Login',
    signup: 'SignUp',
    profile: 'Profile',
    logout: 'Logout',
  },
  /** On the picture of somebody, which leads to their profile. */
  yourProfile: '{name}, your profile',
  colors: {
    light: 'Use light colours',
    dark: 'Use dark colours',
  },
  connection: {
    offline: 'You are offline. What you see may be out of date.',
    slow: 'This is taking longer than usual …',
  },
  /** Heard while a screen is fetched. */
  loading: 'Loading …',
  /** The region of the notices; the key F8 leads there. */
  notices: 'Notices (F8)',
  /** The button that takes a notice away, with what the notice says. */
  dismissNotice: 'Dismiss: {text}',
  footer: {
    copyright: 'Copyright {year} | All rights reserved',
    /** A page about the programming interfaces. */
    developers: 'Developers',
    /** Names the links to the imprint, the privacy policy and the terms. */
    legal: 'Legal',
    socialMedia: 'Social media',
  },
});
