/** Submits the sandbox's payment page as a browser without scripts does. */
async function submitCard(url: string, cardNumber: string): Promise<Response> {
  return fetch(url, {
    method: 'POST',
    redirect: 'manual',
    body: new URLSearchParams({
      cardNumber,
      expiry: '12 / 34',
      cvc: '123',
      cardName: 'Pat Payer',
      email: 'pat@example.com',
    }),
  });
}

/** Pays with a card, by default one that succeeds. Returns the URL that the customer is redirected to. */
export async function payAtCheckout(url: string, cardNumber = '4242 4242 4242 4242'): Promise<string> {
  const response = await submitCard(url, cardNumber);
  if (response.status !== 303) throw new Error(`The payment page answered ${response.status}`);
  return response.headers.get('location') ?? '';
}

/** Tries the card that is declined. Returns the page with the error. */
export async function declineAtCheckout(url: string): Promise<string> {
  return (await submitCard(url, '4000 0000 0000 0002')).text();
}
