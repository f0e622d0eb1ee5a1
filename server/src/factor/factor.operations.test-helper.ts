import { forAdmins, forPeople, type Operations, type Told } from '#testing/operations.ts';
import {
  AuthenticatorApp,
  confirmTotp,
  registerWithTotp,
  removeSecondFactor,
  removeTotp,
  renewRecoveryCodes,
  startTotp,
} from './factor.test-helper.ts';

export const operations: Operations = ({ app }) => ({
  startTotp: { call: startTotp, outcomes: forPeople, asksAgain: true },
  confirmTotp: {
    call: async (client) => {
      const { data } = await startTotp(client);
      const code = data ? new AuthenticatorApp(data.startTotp.uri, async () => undefined).code() : '000000';
      return confirmTotp(client, code);
    },
    outcomes: forPeople,
    asksAgain: true,
    changesCaller: true,
  },
  removeTotp: {
    call: removeTotp,
    // Nobody of the matrix has one.
    outcomes: ['UNAUTHENTICATED', 'CONFLICT', 'CONFLICT', 'CONFLICT'],
    asksAgain: true,
  },
  renewRecoveryCodes: {
    call: renewRecoveryCodes,
    outcomes: ['UNAUTHENTICATED', 'CONFLICT', 'CONFLICT', 'CONFLICT'],
    asksAgain: true,
  },
  removeSecondFactor: {
    call: async (client) => removeSecondFactor(client, (await registerWithTotp(app())).id),
    outcomes: forAdmins,
    asksAgain: true,
  },
});

export const told: Told = {
  fields: {
    SecondFactor: 'appSince isOn recoveryCodesLeft',
    SecondFactorPayload: 'recoveryCodes user',
    StartTotpPayload: 'secret uri',
    User: 'hasSecondFactor secondFactor',
  },
};
