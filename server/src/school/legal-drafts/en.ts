import type { DraftFacts, LegalDrafts } from './legal-draft.ts';

const mail = ({ contact }: DraftFacts) => contact ?? '[[email address]]';

export const drafts: LegalDrafts = {
  IMPRINT: (facts) => `## Operator

[[Name of the company or person]]

[[Legal form and authorised representatives; delete this line if there are none]]

[[Street and number]]

[[Postcode, town and country]]

Email: ${mail(facts)}

Telephone: [[telephone number]]

## Register and tax

Register: [[register, place and number; delete this line if there is none]]

VAT identification number: [[number; delete this line if there is none]]

## Responsible for the content

[[Name and address]]

## Disputes with consumers

We [[are / are not]] willing to take part in dispute resolution before a consumer arbitration body. [[Name and website of the body, if you take part]]
`,
  PRIVACY: (facts) => `This policy explains which personal data ${facts.school} (${facts.address}) processes.

## Controller

[[Name and address of the company or person]]

Email: ${mail(facts)}

Data protection officer: [[name and contact; delete this line if there is none]]

## What we store, and why

- **Account:** name, email address, picture, language and a password that cannot be read back. We need them to provide your account (contract, Art. 6(1)(b) GDPR).
- **Sessions:** for each login the kind of device, the network address and the time, so that you can see and end your sessions (security, Art. 6(1)(f) GDPR).
- **Learning:** your progress, saved courses and certificates (contract).
- **Payments:** what you bought, when, and for how much (contract, and statutory retention, Art. 6(1)(c) GDPR). Stripe stores your payment details. We never see your card number.
- **Agreements:** which version of our terms you agreed to, and when (contract).
- **Messages:** what you send with the contact form (answering you).
- **Security log:** logins and refused attempts with the network address, for [[number]] days (security).

## Recipients

- Stripe processes payments: [[name and country of the Stripe company in your Stripe agreement]].
- [[Hosting company and country]] runs our servers.
- [[Email provider and country]] sends our emails.

Transfers outside the EEA: [[none / to which country and on what basis]].

## Your browser

We set a cookie that keeps you logged in, one that recognises a browser you have used before, and one with the language you choose. Your browser also stores settings of the player and of the colour mode, and texts you have not saved yet. We need them for functions that you ask for. There are no cookies for advertising or for measuring visits.

## How long

We delete your data when you delete your account. Payments stay without your name. What you agreed to when you bought, with your email address, stays for at most three years after the subscription or the account ends, as proof of the contract. Invoices are kept for [[number]] years because the law requires it. Backups are overwritten after [[number]] days.

## Your rights

You can see and change your data in your profile, download it, and delete your account there. You have the right to access, rectification, erasure, restriction, portability and objection. Write to ${mail(facts)}. You can complain to a supervisory authority, for example [[name of the authority]].
`,
  TERMS: (facts) => `## 1. Who we are

These terms apply to contracts with [[name and address of the company or person]] about the video courses of ${facts.school} at ${facts.address}.

## 2. What you get

A subscription opens all published courses for one year. You watch the videos online. Courses may be added, corrected or replaced. [[Which courses or features you promise, if any]]

## 3. Contract and price

The checkout shows the price, the taxes, the term, the renewal and the way to cancel before you order. The contract is made when you confirm the order and pay. You receive a confirmation by email.

## 4. Renewal and cancellation

The subscription renews after the first year as the checkout states: [[for another year / for an indefinite time, with cancellation at any time]]. You can cancel at any time in your profile, or without a login at <${facts.address}/cancel>. A cancellation takes effect at the end of the period that you have paid for, unless the law or section 5 says otherwise.

## 5. Withdrawal and refund

Consumers have a right of withdrawal, which our withdrawal notice explains. If you cancel within ${facts.days} days of a payment, we refund that payment in full.

## 6. Use of the courses

The subscription is for one person. You may not pass on your login, and may not copy or publish videos and texts, unless the law allows it.

## 7. If something does not work

The statutory rights for digital services apply. Write to ${mail(facts)}.

## 8. Liability

[[Rules on liability that are valid in your country]]

## 9. Changes of these terms

We tell you about changes by email at least [[number]] days before they apply, and you can end the contract before then. [[What your lawyer says about consent to changes]]

## 10. Law

The law of [[country]] applies. If you are a consumer, you keep the protection of the mandatory law of the country where you live.
`,
  ACCESSIBILITY: (
    facts,
  ) => `This statement is about the website of ${facts.school} at ${facts.address}. It was written on [[date]].

## The service

${facts.school} offers video courses by subscription. You can find courses, create an account, pay, watch videos and manage your subscription on this website.

## How accessible it is

We aim to meet the Web Content Accessibility Guidelines (WCAG) 2.2, level AA, and EN 301 549.

The makers of the software run these automated tests before each release:

- Every screen is checked with axe in light mode, dark mode and forced colours, on a wide screen and at a width of 320 pixels, which is a zoom of 400 %. No violation may be found.
- At 320 pixels no page scrolls sideways.
- Learning, paying, cancelling and administration are done with the keyboard alone. The focus stays visible and goes where it is expected.
- The video player has captions, transcripts, speed control and a keyboard operation for each control.

Automated tests do not find every barrier. [[Tests with people or by an expert: when and by whom, or delete this sentence]]

## What is not accessible yet

- Captions: [[Which videos have no captions, or “All videos have captions”]]
- Audio description: [[Which videos show something that is not spoken]]
- The pages for entering card details belong to Stripe.
- [[Other known barriers]]

## Tell us about barriers

Write to ${mail(facts)} or call [[telephone number]]. We answer within [[number]] days.

If our answer does not help, you can turn to [[name, address and website of the authority in your country]].
`,
  WITHDRAWAL: (facts) => `## Right of withdrawal

You have the right to withdraw from this contract within ${facts.days} days without giving any reason.

The withdrawal period will expire after ${facts.days} days from the day of the conclusion of the contract.

To exercise the right of withdrawal, you must inform us ([[name, postal address and telephone number]], ${mail(facts)}) of your decision to withdraw from this contract by an unequivocal statement (for example a letter sent by post or an email). You may use the attached model withdrawal form, but it is not obligatory.

You can also exercise your right of withdrawal online at <${facts.address}/withdraw>. If you use this online function, we will send you without delay an acknowledgement of receipt by email with its content and the date and time of its submission.

To meet the withdrawal deadline, it is sufficient for you to send your communication concerning your exercise of the right of withdrawal before the withdrawal period has expired.

## Effects of withdrawal

If you withdraw from this contract, we shall reimburse to you all payments received from you, without undue delay and in any event not later than 14 days from the day on which we are informed about your decision to withdraw from this contract. We will carry out such reimbursement using the same means of payment as you used for the initial transaction, unless you have expressly agreed otherwise; in any event, you will not incur any fees as a result of such reimbursement.

[[What applies if the buyer asked to start watching during the withdrawal period: your lawyer decides, or delete this line]]

## Model withdrawal form

(Complete and return this form only if you wish to withdraw from the contract.)

- To [[name, postal address]], ${mail(facts)}:
- I/We (\\*) hereby give notice that I/We (\\*) withdraw from my/our (\\*) contract for the provision of the following service: subscription to the courses of ${facts.school}
- Ordered on (\\*)/received on (\\*):
- Name of consumer(s):
- Address of consumer(s):
- Signature of consumer(s) (only if this form is notified on paper):
- Date:

(\\*) Delete as appropriate.
`,
};
