import { type CallGroup, call } from '../rest-door.js';
import { RestDone } from '../shared/rest-schema.js';
import { AcceptInvitationInput, PasswordChangeInput } from './account.inputs.js';
import { RestSession, toRestUser } from './user.rest.js';

/** What people do with their own account beyond signing in. */
export const accountCalls: CallGroup = {
  heading: 'Accounts',
  calls: [
    call({
      route: 'PUT /users/password',
      who: 'user',
      summary:
        'Sets another password, ends every other session and writes to the owner. Goes on with a new token.',
      graphql: ['changePassword'],
      body: PasswordChangeInput,
      answer: RestSession,
      refusals: [429],
      example: { body: { currentPassword: '$password', newPassword: '$newPassword' } },
      work: async ({ services, body }) => {
        const { user, token } = await services.account.changePassword(body);
        return { user: toRestUser(user), token };
      },
    }),
    call({
      route: 'POST /users/logout',
      who: 'user',
      summary: 'Signs out everywhere: ends every session of the account.',
      graphql: ['signOut'],
      answer: RestDone,
      example: {},
      work: async ({ services }) => {
        await services.account.signOut();
        return { message: 'Signed out everywhere' };
      },
    }),
    call({
      route: 'POST /users/accept-invitation',
      who: 'anyone',
      summary: 'Opens an account that staff have made, and signs in. Works once.',
      graphql: ['acceptInvitation'],
      body: AcceptInvitationInput,
      answer: RestSession,
      example: { body: { token: '$invitation', password: '$newPassword' } },
      work: async ({ services, body }) => {
        const { user, token } = await services.account.acceptInvitation(body.token, body.password);
        return { user: toRestUser(user), token };
      },
    }),
  ],
};
