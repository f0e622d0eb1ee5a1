import { newId } from '#server/platform/common/identifier.ts';
import {
  forAdmins,
  forPeople,
  type Areas,
  type Operation,
  type Operations,
  type Told,
} from '#testing/operations.ts';
import {
  AuthenticatorApp,
  confirmTotp,
  registerWithTotp,
  removeSecondFactor,
  removeTotp,
  renewRecoveryCodes,
  startTotp,
} from './factor.test-helper.ts';
import {
  addPasskey,
  removePasskey,
  renamePasskey,
  SoftwarePasskey,
  startPasskey,
} from './software-passkey.test-helper.ts';

const beforeSetUp: Operation['outcomes'] = ['UNAUTHENTICATED', 'OK', 'OK', 'CONFLICT'];
const afterSetUp: Operation['outcomes'] = ['UNAUTHENTICATED', 'CONFLICT', 'CONFLICT', 'OK'];

export const operations: Operations = ({ app }) => ({
  // Of the callers in the matrix, the admins have an app.
  startTotp: { call: startTotp, outcomes: beforeSetUp, asksAgain: true },
  confirmTotp: {
    call: async (client) => {
      const { data } = await startTotp(client);
      const code = data ? new AuthenticatorApp(data.startTotp.uri, async () => undefined).code() : '000000';
      return confirmTotp(client, code);
    },
    outcomes: beforeSetUp,
    asksAgain: true,
    changesCaller: true,
  },
  removeTotp: {
    call: removeTotp,
    outcomes: afterSetUp,
    asksAgain: true,
    changesCaller: true,
  },
  renewRecoveryCodes: {
    call: renewRecoveryCodes,
    outcomes: afterSetUp,
    asksAgain: true,
  },
  startPasskey: { call: startPasskey, outcomes: forPeople, asksAgain: true },
  addPasskey: {
    call: async (client) => {
      const { data } = await startPasskey(client);
      const passkey = new SoftwarePasskey(app().config.publicUrl);
      return addPasskey(client, data ? passkey.register(data.startPasskey.options) : '{}');
    },
    outcomes: forPeople,
    asksAgain: true,
    changesCaller: true,
  },
  renamePasskey: {
    call: (client) => renamePasskey(client, newId(), 'Key ring'),
    // No passkey has this id.
    outcomes: ['UNAUTHENTICATED', 'NOT_FOUND', 'NOT_FOUND', 'NOT_FOUND'],
  },
  removePasskey: {
    call: (client) => removePasskey(client, newId()),
    outcomes: ['UNAUTHENTICATED', 'NOT_FOUND', 'NOT_FOUND', 'NOT_FOUND'],
    asksAgain: true,
  },
  removeSecondFactor: {
    call: async (client) => removeSecondFactor(client, (await registerWithTotp(app())).id),
    outcomes: forAdmins,
    asksAgain: true,
  },
});

export const areas: Areas = {
  NEVER: `
    addPasskey confirmTotp removePasskey removeSecondFactor removeTotp renamePasskey renewRecoveryCodes
    startPasskey startTotp`,
};

export const told: Told = {
  fields: {
    Passkey: 'createdAt id lastUsedAt name',
    PasskeyQuestionPayload: 'options',
    SecondFactor: 'appSince isOn passkeys recoveryCodesLeft',
    SecondFactorPayload: 'recoveryCodes user',
    StartTotpPayload: 'secret uri',
    User: 'hasSecondFactor needsSecondFactor secondFactor',
  },
};
