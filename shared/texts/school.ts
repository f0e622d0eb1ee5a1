import { textsOf } from './texts.ts';

/** What the settings of the school say, with notices and errors about them. */
export const schoolTexts = textsOf('school', {
  sections: {
    /** The heading of all of these pages. */
    all: 'Settings',
    school: 'School',
    pictures: 'Pictures',
    offer: 'Offer',
    about: 'About page',
    legal: 'Legal pages',
    mentors: 'Mentors',
  },
  /** Of the fields, from top to bottom. */
  labels: {
    name: 'Name',
    language: 'Language',
    accent: 'Colour',
    contact: 'Contact address',
    headline: 'Headline',
    intro: 'Text below it',
    about: 'Text of the page',
    imprint: 'Imprint',
    privacy: 'Privacy policy',
    terms: 'Terms of service',
    facebook: 'Facebook',
    instagram: 'Instagram',
    linkedin: 'LinkedIn',
    twitter: 'X (Twitter)',
    youtube: 'YouTube',
    price: 'Price of a year',
    currency: 'Currency',
    refundDays: 'Days to get the money back',
    graceDays: 'Days of grace',
    trialDays: 'Free days at first',
  },
  form: {
    school: 'School',
    schoolIntro:
      'It stands above every page, in mails and on certificates, and is what search engines call the school.',
    languageHelp: 'For everybody who has not chosen another, and whose browser asks for none of ours.',
    contactHelp:
      'Messages from the contact form and answers to mails go there. The contact page shows it. Empty for an address that nobody is shown.',
    appearance: 'Appearance',
    appearanceIntro: 'Buttons, links and highlights share one colour.',
    home: 'Home page',
    homeIntro: 'What everybody reads first.',
    social: 'Social links',
    socialIntro:
      'Addresses of your school at these networks, with https. The footer of every page links there; empty ones are left out.',
  },
  accent: {
    help: 'Like #1d4ed8. All shades are made of it, light and dark. Empty for the colours that the product has.',
    /** Names the field in which a colour is picked. */
    pick: 'Pick the colour',
    reset: 'Reset',
    adjusted: {
      day: {
        lighter: 'Buttons are lighter than your colour by day, so that they can be read.',
        darker: 'Buttons are darker than your colour by day, so that they can be read.',
      },
      night: {
        lighter: 'Buttons are lighter than your colour by night, so that they can be read.',
        darker: 'Buttons are darker than your colour by night, so that they can be read.',
      },
    },
  },
  offer: {
    price: 'Price',
    priceIntro:
      'For whoever subscribes from now on. Those who have a subscription keep the price and the terms that they agreed to.',
    currencyHelp: 'The dashboard and the statistics count what was paid in each currency by itself.',
    terms: 'Terms',
    termsIntro: 'For whoever subscribes from now on.',
    refundHelp: 'Who cancels within so many days of a payment gets all of it back. 0 for no refund.',
    graceHelp:
      'For so many days the lectures stay open while a renewal is not paid. With 0 they close for an hour at each renewal, until Stripe has charged the card.',
    trialHelp:
      'Who subscribes for the first time watches for so many days before the first payment. Stripe asks for a card all the same. 0 for none.',
  },
  /** What stands for the school's pages beside its settings. */
  preview: {
    /** Names all of it. */
    label: 'Preview',
    button: 'A button',
    price: 'A price',
    highlight: 'What is worth a second look',
  },
  /** Of mentors. */
  mentor: {
    intro: 'The about page shows them in this order. Without mentors it leaves them out.',
    /** The heading of one's fields; `number` is their place. */
    heading: 'Mentor {number}',
    moveUp: 'Move mentor {number} up',
    moveDown: 'Move mentor {number} down',
    remove: 'Remove mentor {number}',
    name: 'Name',
    /** What they teach. */
    subject: 'Subject',
    bio: 'In a few words',
    portrait: 'Portrait',
    newPortrait: 'New portrait',
    portraitHelp: 'JPG, JPEG, PNG or WEBP, up to 10 MB. It is cropped to a square.',
    add: 'Add a mentor',
    save: 'Save mentors',
  },
  about: {
    intro: 'What your school is for. The mentors follow below it. Empty for the words that the product has.',
  },
  legal: {
    intro:
      'The footer links to those that have a text. Who makes an account or buys is told which version of the terms they agree to; saving a page makes a new one.',
  },
  saveSettings: 'Save settings',
  openPage: 'Open the page',
  /** How Markdown is written: the `code` is not translated but for its words. */
  markdown:
    'Markdown: <code># Heading</code>, <code>**bold**</code>, <code>- list</code>, <code>[text](https://…)</code>. HTML and pictures are not shown.',
  picture: {
    logo: {
      title: 'Logo',
      intro: 'In the header, in mails and on certificates, in place of our sign and the name.',
      help: 'JPG, JPEG, PNG or WEBP, up to 10 MB; it is shrunk to 640 by 160 pixels.',
    },
    logoDark: {
      title: 'Logo where it is dark',
      intro:
        'In the header by night, and on pictures of shared links. Without one the logo stands there, too.',
      help: 'JPG, JPEG, PNG or WEBP, up to 10 MB; it is shrunk to 640 by 160 pixels.',
    },
    icon: {
      title: 'Icon',
      intro: 'In tabs, bookmarks and on home screens.',
      help: 'JPG, JPEG, PNG or WEBP, up to 10 MB; it is cropped to a square, best 512 by 512 pixels.',
    },
    choose: 'Picture',
    chooseAnother: 'Another picture',
    save: 'Save picture',
    useOwn: 'Use the product’s own',
  },
  failure: {
    load: 'Failed to load the settings',
    save: 'Failed to save the settings',
  },
  loading: {
    save: 'Saving the settings',
    savePicture: 'Saving the picture',
  },
  success: {
    save: 'Settings saved',
    saveMentors: 'Mentors saved',
    savePicture: 'Picture saved',
    removePicture: 'Picture removed',
  },
  validation: {
    name: 'A school needs a name',
    accent: 'A colour is written like #1d4ed8',
    contact: 'This is no mail address',
    headline: 'The first page needs a headline',
    intro: 'The first page needs a text',
    mentorName: 'A mentor needs a name',
    mentorBio: 'A mentor needs a few words about them',
    mentors: 'There is room for {count} mentors',
    address: 'This is no address at {network}. It begins with https://',
  },
  conflict: {
    changed: 'Somebody else changed the settings meanwhile. Nothing of yours was saved yet',
  },
});
