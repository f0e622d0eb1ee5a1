import { textsOf } from './texts.ts';

/** The settings pages of the school, for admins. */
export const schoolTexts = textsOf('school', {
  sections: {
    /** The heading of all settings pages. The others name the pages. */
    all: 'Settings',
    school: 'School',
    pictures: 'Pictures',
    offer: 'Offer',
    about: 'About page',
    legal: 'Legal pages',
    mentors: 'Mentors',
    home: 'Home page',
  },
  /** Labels of the fields. */
  labels: {
    name: 'Name',
    language: 'Language',
    accent: 'Colour',
    secondColor: 'Second colour',
    typeface: 'Typeface',
    contact: 'Contact address',
    headline: 'Headline',
    intro: 'Text below the headline',
    about: 'Page text',
    imprint: 'Imprint',
    privacy: 'Privacy policy',
    terms: 'Terms of service',
    withdrawal: 'Withdrawal notice',
    accessibility: 'Accessibility statement',
    facebook: 'Facebook',
    instagram: 'Instagram',
    linkedin: 'LinkedIn',
    twitter: 'X (Twitter)',
    youtube: 'YouTube',
    price: 'Price per year',
    currency: 'Currency',
    priceTax: 'Tax',
    refundDays: 'Refund period (days)',
    monthlyNotice: 'Cancellation after the first year',
    graceDays: 'Grace period (days)',
    trialDays: 'Free trial (days)',
    noticeDays: 'Renewal notice (days before)',
    renewalConsent: 'Ask buyers to agree to the renewal',
  },
  form: {
    school: 'School',
    schoolIntro:
      'The name is shown in the header of every page, in emails, on certificates and by search engines.',
    languageHelp:
      'For visitors who have not chosen a language and whose browser asks for none of the available ones.',
    contactHelp:
      'Receives messages from the contact form and replies to emails. The contact page shows it. Leave empty to use the address in the server’s settings, which is not shown.',
    appearance: 'Appearance',
    appearanceIntro: 'All light and dark shades are derived from your colours.',
    home: 'Home page',
    homeIntro: 'The first text that visitors read.',
    social: 'Social links',
    socialIntro:
      'Addresses of your school’s profiles, starting with https://. The footer of every page links to them. Networks without an address are left out.',
  },
  accent: {
    help: 'Buttons, links and highlights. For example #1d4ed8. Leave empty for the default colour.',
    /** The label of the colour picker beside the field. */
    pick: 'Pick a colour',
    reset: 'Reset',
    second: {
      help: 'The top of the home page, other dark areas, dark mode and text have its hue. Leave empty for the hue of the first colour.',
      pick: 'Pick a second colour',
      reset: 'Reset the second colour',
    },
    /** Shown when the colour of the buttons differs from the chosen colour. `day` is light mode, `night` is dark mode. */
    adjusted: {
      day: {
        lighter: 'In light mode, buttons are lighter than your colour so that they are readable.',
        darker: 'In light mode, buttons are darker than your colour so that they are readable.',
      },
      night: {
        lighter: 'In dark mode, buttons are lighter than your colour so that they are readable.',
        darker: 'In dark mode, buttons are darker than your colour so that they are readable.',
      },
    },
  },
  typeface: {
    help: 'For Latin letters on all pages. Visitors download only the font that you choose. Other scripts, emails, certificates and pictures of shared links stay as they are.',
    /** The name of the choice that uses the font of each device. */
    system: 'System',
    /** A sentence that shows the typeface. */
    sample: 'A good lesson starts with one clear idea.',
    /** What the typeface is used for. The default is also marked. */
    headings: 'Headings',
    headingsAndText: 'Headings and text',
    default: 'Headings (default)',
    none: 'Headings and text, nothing to download',
  },
  offer: {
    price: 'Price',
    priceIntro:
      'Applies to new subscriptions. Current subscribers keep the price and the terms that they agreed to.',
    currencyHelp: 'The dashboard and the statistics show payments in each currency separately.',
    priceTax: {
      NONE: 'Not mentioned',
      INCLUDED: 'Included in the price',
      ADDED: 'Added at checkout',
    },
    priceTaxHelp:
      'The words beside every price: “incl. VAT” or “plus tax”. In most countries outside the US, consumers must see the price with tax. To charge tax, also set up Stripe Tax.',
    terms: 'Terms',
    termsIntro: 'Applies to new subscriptions.',
    refundHelp:
      'Customers who cancel within this many days of a payment get a full refund of it. Enter 0 for no refunds.',
    /** Below the refund period if it is under 14 days. */
    refundShort:
      'Consumers in the EU may withdraw within 14 days. With a shorter refund period, their later withdrawals wait for your decision.',
    /** What happens when a subscriber cancels in a renewed year. */
    monthlyNotice: {
      YES: 'Monthly notice, the rest is refunded',
      NO: 'At the end of the paid year',
    },
    monthlyNoticeHelp:
      'In Germany, consumers may end a renewed contract at any time with one month’s notice. Applies to all subscriptions that have renewed.',
    graceHelp:
      'For this many days, lectures stay open while a renewal is unpaid. With 0, they close for an hour at each renewal, until Stripe has charged the card.',
    trialHelp:
      'First-time subscribers can watch for this many days before the first payment. Stripe asks for a card anyway. Enter 0 for no trial.',
    renewal: 'Renewals',
    renewalIntro: 'Applies to all subscriptions.',
    renewalConsentHelp:
      'Adds a box to the checkout page that buyers must tick: the subscription renews each year for the price until they cancel. The sentence is kept with the purchase. California asks for this consent.',
    noticeHelp:
      'Subscribers get an email this many days before each renewal, and a reminder 7 days before it. Both state the date and the price and have a link that cancels. The default of 35 days fits the rules of California, New York and France.',
  },
  /** A preview of the school's pages beside the settings, with sample texts. */
  preview: {
    /** The label of the preview, for screen readers. */
    label: 'Preview',
    button: 'A button',
    price: 'A price',
    highlight: 'A highlighted note',
  },
  /** The page on which the mentors are edited. */
  mentor: {
    intro: 'The about page shows the mentors in this order. Without mentors, the section is left out.',
    /** The heading above the fields of a mentor. `number` is their position, starting with 1. */
    heading: 'Mentor {number}',
    moveUp: 'Move mentor {number} up',
    moveDown: 'Move mentor {number} down',
    remove: 'Remove mentor {number}',
    name: 'Name',
    /** What the mentor teaches. */
    subject: 'Subject',
    bio: 'Short bio',
    portrait: 'Portrait',
    newPortrait: 'New portrait',
    portraitHelp: 'JPG, JPEG, PNG or WEBP, up to 10 MB. It is cropped to a square.',
    add: 'Add mentor',
    save: 'Save mentors',
  },
  /** The page on which the quotes of learners and the questions of visitors are edited. */
  home: {
    /** Links to the pages with the rest of the home page. */
    elsewhere:
      'The headline is under <school>School</school>, the picture beside it under <pictures>Pictures</pictures>.',
    quotes: {
      title: 'What learners say',
      intro:
        'Up to {count} quotes on the home page. The first one is shown larger. Quote real people only, and ask them first. Without quotes, the section is left out.',
      /** The heading above the fields of a quote. `number` is its position, starting with 1. */
      heading: 'Quote {number}',
      moveUp: 'Move quote {number} up',
      moveDown: 'Move quote {number} down',
      remove: 'Remove quote {number}',
      removed: 'Quote removed',
      add: 'Add quote',
      text: 'Quote',
      name: 'Name',
      course: 'Course',
      courseHelp: 'Optional. The course that the learner took.',
    },
    questions: {
      title: 'Questions and answers',
      intro:
        'Up to {count} questions on the home page and on course pages, in this order. Without questions, the section is left out.',
      /** The heading above the fields of a question. `number` is its position, starting with 1. */
      heading: 'Question {number}',
      moveUp: 'Move question {number} up',
      moveDown: 'Move question {number} down',
      remove: 'Remove question {number}',
      removed: 'Question removed',
      add: 'Add question',
      question: 'Question',
      answer: 'Answer',
    },
    /** What screen readers say after a quote or question has moved. */
    moved: 'Now at position {number} of {count}',
    save: 'Save home page',
    /** Lists what another admin has saved in the meantime. */
    theirs: 'Quotes and questions',
  },
  about: {
    intro: 'What your school is for. The mentors follow below. Leave empty for the default text.',
  },
  legal: {
    intro:
      'The footer links to the pages that have a text. At signup and checkout, people see which version of the terms they agree to. Saving a page creates a new version.',
    /** The label of a list of languages above the texts. */
    draftLanguage: 'Language of the drafts',
    draftHelp:
      'Drafts are a start and no legal advice. Complete the marked placeholders, and let a lawyer check the text.',
    /** The button below an empty text, and its name for screen readers. `page` is the name of a page. */
    draft: 'Start from a draft',
    draftNamed: 'Start from a draft: {page}',
    /** Placeholders look like `[[name of the company]]`. */
    placeholders: {
      open: '{count, plural, one {# placeholder is left. Complete or delete it before you save.} other {# placeholders are left. Complete or delete them before you save.}}',
      published:
        '{count, plural, one {This page is public with # placeholder.} other {This page is public with # placeholders.}}',
    },
  },
  saveSettings: 'Save settings',
  openPage: 'Open page',
  /** How to write Markdown. In `code`, translate the words, but not the signs. */
  markdown:
    'Markdown: <code># Heading</code>, <code>**bold**</code>, <code>- list</code>, <code>[text](https://…)</code>. HTML and pictures are not shown.',
  picture: {
    logo: {
      title: 'Logo',
      intro: 'Shown in the header, in emails and on certificates instead of the default logo and the name.',
      help: 'JPG, JPEG, PNG or WEBP, up to 10 MB. It is reduced to fit 640 by 160 pixels.',
    },
    logoDark: {
      title: 'Logo for dark backgrounds',
      intro:
        'Shown in the header in dark mode, and on preview pictures of shared links. Without it, the logo is used.',
      help: 'JPG, JPEG, PNG or WEBP, up to 10 MB. It is reduced to fit 640 by 160 pixels.',
    },
    icon: {
      title: 'Icon',
      intro: 'Shown in tabs, in bookmarks and on home screens.',
      help: 'JPG, JPEG, PNG or WEBP, up to 10 MB. It is cropped to a square, ideally 512 by 512 pixels.',
    },
    hero: {
      title: 'Picture of the home page',
      intro:
        'Shown to visitors beside the headline of the home page, and above it on phones. Without it, the drawing is shown.',
      help: 'JPG, JPEG, PNG or WEBP, up to 10 MB. It is cropped to 16:9, ideally 1280 by 720 pixels.',
      alt: 'Description',
      altHelp:
        'What the picture shows, for people who cannot see it. Leave empty if the picture is only decoration.',
      saveAlt: 'Save description',
      savedAlt: 'Description saved',
    },
    film: {
      title: 'Film of the home page',
      intro:
        'Plays in place of the picture, without sound and over and over, until the visitor stops it. The picture is shown first, and to visitors whose device reduces motion. The description of the picture also describes the film.',
      help: 'MP4 with H.264, or WebM, up to 10 MB, 60 seconds and 1,920 pixels wide or high. Show important words in the film itself: nobody hears it.',
      choose: 'Film',
      chooseAnother: 'New film',
      save: 'Save film',
      remove: 'Remove film',
      saving: 'Saving the film',
      saved: 'Film saved',
      removed: 'Film removed',
    },
    choose: 'Picture',
    chooseAnother: 'New picture',
    save: 'Save picture',
    useOwn: 'Use the default',
  },
  failure: {
    load: 'Failed to load the settings',
    draft: 'Failed to load the draft',
    save: 'Failed to save the settings',
  },
  loading: {
    save: 'Saving the settings',
    savePicture: 'Saving the picture',
  },
  success: {
    save: 'Settings saved',
    saveMentors: 'Mentors saved',
    saveHome: 'Home page saved',
    savePicture: 'Picture saved',
    removePicture: 'Picture removed',
  },
  validation: {
    name: 'Enter a name for the school',
    accent: 'Enter a colour such as #1d4ed8',
    typeface: 'Choose a typeface from the list',
    contact: 'Enter a valid email address',
    headline: 'Enter a headline for the home page',
    intro: 'Enter a text for the home page',
    mentorName: 'Enter the mentor’s name',
    mentorBio: 'Enter a short bio of the mentor',
    mentors: 'At most {count} mentors are allowed',
    quote: 'Enter what the learner says',
    quoteName: 'Enter the learner’s name',
    quotes: 'At most {count} quotes are allowed',
    question: 'Enter the question',
    answer: 'Enter the answer',
    questions: 'At most {count} questions are allowed',
    /** `network` is the name of a social network. */
    address: 'Enter an address at {network} that starts with https://',
    film: 'Only MP4 with H.264, and WebM are allowed',
    filmTooLarge: 'The film must not be larger than 10 MB',
    filmTooLong: 'The film must not be longer than {seconds} seconds',
    filmTooWide: 'The film must not be wider or higher than {pixels} pixels',
  },
  conflict: {
    changed: 'Another admin changed the settings while you were editing. Your changes are not saved yet',
  },
});
