import { textsOf } from './texts.ts';

/** Header, menu, footer and notices of every page. */
export const layoutTexts = textsOf('layout', {
  skip: 'Skip to content',
  /** The label of the links in the header, for screen readers. */
  shortWays: 'Quick links',
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
  /** The link to the home page of a logged-in person. */
  myLearning: 'My learning',
  /** The label of the picture that links to the user's own profile. */
  yourProfile: '{name}, your profile',
  colors: {
    light: 'Switch to light mode',
    dark: 'Switch to dark mode',
  },
  connection: {
    offline: 'You are offline. This page may be out of date.',
    slow: 'This is taking longer than usual …',
  },
  /** While a page loads, for screen readers. */
  loading: 'Loading …',
  /** The label of the region with notices, for screen readers. The key F8 moves the focus there. */
  notices: 'Notifications (F8)',
  /** The label of the button that closes a notice. `text` is the text of the notice. */
  dismissNotice: 'Dismiss: {text}',
  footer: {
    copyright: 'Copyright {year} | All rights reserved',
    /** A link to the page about the APIs. */
    developers: 'Developers',
    /** The label of the links to imprint, privacy policy and terms, for screen readers. */
    legal: 'Legal',
    /** The label of the links to the school’s own pages, for screen readers. */
    pages: 'Pages',
    /** The label of the links to the pages that end a contract, for screen readers. */
    contracts: 'Contracts',
    socialMedia: 'Social media',
  },
});
