import { type CallGroup, call } from '../../rest/rest-endpoint.js';
import { RestDone } from '../../shared/api/rest-schema.js';
import { RestSession, toRestUser } from '../user.rest.js';
import { AcceptInvitationInput, PasswordChangeInput } from './account.inputs.js';
import { RestSecurityEvents, readSecurityEventQuery, SecurityEventQuery } from './security-event.rest.js';

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
      route: 'POST /users/logout-elsewhere',
      who: 'user',
      summary: 'Signs out everywhere else: ends every other session. Goes on with a new token.',
      graphql: ['signOutElsewhere'],
      answer: RestSession,
      example: {},
      work: async ({ services }) => {
        const { user, token } = await services.account.signOutElsewhere();
        return { user: toRestUser(user), token };
      },
    }),
    call({
      route: 'GET /users/security-events',
      who: 'user',
      summary: 'What happened to the security of your account, newest first, ten a page unless asked.',
      graphql: ['mySecurityEvents'],
      query: SecurityEventQuery,
      answer: RestSecurityEvents,
      example: { query: { page: '1', limit: '5' } },
      work: async ({ services, query }) => {
        const { page, pageSize } = readSecurityEventQuery(query);
        const { events, ...figures } = await services.account.securityEvents(page, pageSize);
        return { events: events.map(({ id, ...event }) => ({ _id: id, ...event })), ...figures };
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
