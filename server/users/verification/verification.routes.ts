import { type CallGroup, call } from '../../rest/rest-endpoint.js';
import { RestDone } from '../../shared/api/rest-schema.js';
import { EmailProofInput } from './verification.inputs.js';

/** Proving that an address is its owner's. */
export const verificationCalls: CallGroup = {
  heading: 'Accounts',
  calls: [
    call({
      route: 'POST /users/verification-email',
      who: 'user',
      summary: 'Sends the link that proves your e-mail address, unless that is done.',
      graphql: ['sendEmailVerification'],
      answer: RestDone,
      refusals: [429],
      example: {},
      work: async ({ services }) => {
        await services.verification.sendAgain();
        return { message: 'Please look into your mailbox' };
      },
    }),
    call({
      route: 'POST /users/verify-email',
      who: 'anyone',
      summary: 'Proves an e-mail address with the link sent to it. A repeat is harmless.',
      graphql: ['verifyEmail'],
      body: EmailProofInput,
      answer: RestDone,
      example: { body: { token: '$emailProof' } },
      work: async ({ services, body }) => {
        await services.verification.verify(body.token);
        return { message: 'Email address confirmed' };
      },
    }),
  ],
};
