import { type CallGroup, call } from '../../rest/rest-endpoint.js';
import { RestDone } from '../../shared/api/rest-schema.js';
import { RestSession, toRestUser } from '../user.rest.js';
import { PasswordResetInput, PasswordResetRequestInput } from './password-reset.inputs.js';

/** A new password by e-mail. */
export const passwordResetCalls: CallGroup = {
  heading: 'Accounts',
  calls: [
    call({
      route: 'POST /users/forgot-password',
      who: 'anyone',
      summary:
        'Sends a link for a new password, if an account has this address; the answer is the same for every address.',
      graphql: ['requestPasswordReset'],
      body: PasswordResetRequestInput,
      answer: RestDone,
      refusals: [429],
      example: { body: { email: '$email' } },
      work: async ({ services, body }) => {
        await services.passwordReset.request(body.email);
        return {
          message:
            'If an account with this address exists, we have sent a link. It works once, for one hour.',
        };
      },
    }),
    call({
      route: 'POST /users/reset-password',
      who: 'anyone',
      summary:
        'Sets a new password with the link, ends every session and signs in. A link works once, for one hour.',
      graphql: ['resetPassword'],
      body: PasswordResetInput,
      answer: RestSession,
      example: { body: { token: '$passwordReset', newPassword: '$newPassword' } },
      work: async ({ services, body }) => {
        const { user, token } = await services.passwordReset.reset(body.token, body.newPassword);
        return { user: toRestUser(user), token };
      },
    }),
  ],
};
