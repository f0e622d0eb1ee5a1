import { afterAll, beforeAll, expect, it } from 'vitest';
import { eventually } from '#testing/eventually.ts';
import { dataOf, register, registerPaidSubscriber, type Person } from '#testing/factories.ts';
import { startApp, type TestApp } from '#testing/start-app.ts';
import { customerOf } from '#server/payment/customer.test-helper.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.stop());

const speakGerman = async ({ client }: Person) =>
  dataOf(await client.graphql('mutation { setLanguage(language: "de") { id } }'));

it('Stripe’s payment page uses the buyer’s language, and the customer keeps it', async () => {
  const { stripe } = app.container;
  for (const language of ['en', 'de']) {
    const person = await register(app);
    if (language === 'de') await speakGerman(person);
    const start = 'mutation { startCheckout { id } }';
    const { startCheckout } = dataOf(await person.client.graphql<{ startCheckout: { id: string } }>(start));
    expect((await stripe.checkout.sessions.retrieve(startCheckout.id)).locale).toBe(language);
    const customer = await stripe.customers.retrieve(await customerOf(app, person.id));
    expect(customer).toMatchObject({ preferred_locales: [language] });
  }
});

it('Stripe uses the language that a customer chooses later', async () => {
  const { stripe } = app.container;
  const person = await registerPaidSubscriber(app);
  const localesAtStripe = async () => {
    const customer = await stripe.customers.retrieve(await customerOf(app, person.id));
    return customer.deleted ? undefined : customer.preferred_locales;
  };
  expect(await localesAtStripe()).toEqual(['en']);
  await speakGerman(person);
  await eventually(async () => expect(await localesAtStripe()).toEqual(['de']));
  dataOf(await person.client.graphql('mutation { setLanguage(language: null) { id } }'));
  await eventually(async () => expect(await localesAtStripe()).toEqual(['en']));
});

it('Stripe’s billing pages use the language of the customer', async () => {
  const person = await registerPaidSubscriber(app);
  await speakGerman(person);
  const locales: unknown[] = [];
  const { sessions } = app.container.stripe.billingPortal;
  const create = sessions.create.bind(sessions);
  sessions.create = (...parameters: Parameters<typeof create>) => {
    locales.push(parameters[0]?.locale);
    return create(...parameters);
  };
  dataOf(await person.client.graphql('mutation { openBillingPortal { url } }'));
  expect(locales).toEqual(['de']);
});

it('the sandbox accepts the languages of Stripe’s pages, and no others', async () => {
  const { stripe } = app.container;
  const open = (locale: 'de') =>
    stripe.checkout.sessions.create({ mode: 'setup', currency: 'usd', success_url: app.url, locale });
  expect((await open('de')).locale).toBe('de');
  await expect(open('tlh' as 'de')).rejects.toThrow('must be one of');
});
