import { dataOf } from '#testing/factories.ts';
import { forAdmins, forAll, forPeople, type Areas, type Operations, type Told } from '#testing/operations.ts';

export const operations: Operations = ({ app, owner }) => ({
  school: { call: (client) => client.graphql('{ school { id } }'), outcomes: forAll },
  markdownPreview: {
    call: (client) => client.graphql('{ markdownPreview(text: "*") }'),
    outcomes: forAdmins,
  },
  termsVersion: {
    call: async (client) => {
      const { client: admin } = owner();
      const { version } = app().container.services.school.current;
      const save = 'mutation ($input: UpdateSchoolInput!) { updateSchool(input: $input) { id } }';
      dataOf(await admin.graphql(save, { input: { version, terms: `Terms ${version}` } }));
      const changedAt = app().container.services.school.current.legalDates.TERMS;
      return client.graphql('query ($at: DateTime!) { termsVersion(changedAt: $at) { id } }', {
        at: changedAt,
      });
    },
    outcomes: forPeople,
  },
  legalDraft: {
    call: (client) => client.graphql('{ legalDraft(name: TERMS, language: "de") }'),
    outcomes: forAdmins,
  },
  setSchoolPicture: {
    call: (client) => {
      const { version } = app().container.services.school.current;
      return client.graphql(
        'mutation ($version: Int!) { setSchoolPicture(input: { version: $version, place: LOGO }) { id } }',
        { version },
      );
    },
    outcomes: forAdmins,
  },
  updateSchool: {
    call: (client) => {
      const { version } = app().container.services.school.current;
      return client.graphql(
        'mutation ($version: Int!) { updateSchool(input: { version: $version }) { id } }',
        {
          version,
        },
      );
    },
    outcomes: forAdmins,
  },
});

export const areas: Areas = {
  SCHOOL: 'legalDraft markdownPreview school setSchoolPicture termsVersion updateSchool',
};

export const told: Told = {
  fields: {
    School:
      'id version name accent secondColor typeface contact headline intro language about aboutHtml mentors quotes questions logo logoDark icon hero heroAlt film imprint privacy terms withdrawal accessibility legalPages legalPage facebook instagram linkedin twitter youtube price priceAmount currency priceTax refundDays monthlyNotice graceDays trialDays noticeDays renewalConsent',
    Agreement: 'place termsChangedAt createdAt',
    User: 'agreements',
    LegalPage: 'id name changedAt html',
    Mentor: 'id name subject bio portrait',
    SchoolQuote: 'text name course',
    SchoolQuestion: 'question answer answerHtml',
    SchoolFilm: 'url contentType width height',
  },
};
