import { type CallGroup, call } from '../rest/rest-endpoint.js';
import { LoginInput, RegisterInput } from './user.inputs.js';
import { RestSession, toRestUser } from './user.rest.js';

/** Sign-up and sign-in. */
export const userCalls: CallGroup = {
  heading: 'Accounts',
  calls: [
    call({
      route: 'POST /users/register',
      who: 'anyone',
      summary: 'Makes an account and signs in.',
      graphql: ['register'],
      body: RegisterInput,
      answer: RestSession,
      status: 201,
      refusals: [409],
      example: {
        body: { name: 'Ann Archer', email: '$newEmail', password: '$newPassword', subscribeNewsletter: true },
      },
      work: async ({ services, body }) => {
        const { user, token } = await services.users.register(body);
        return { user: toRestUser(user), token };
      },
    }),
    call({
      route: 'POST /users/login',
      who: 'anyone',
      summary: 'Signs in. The same refusal for a wrong password, an unknown address and a closed account.',
      graphql: ['login'],
      body: LoginInput,
      answer: RestSession,
      refusals: [401],
      example: { body: { email: '$email', password: '$password' } },
      work: async ({ services, body }) => {
        const { user, token } = await services.users.login(body);
        return { user: toRestUser(user), token };
      },
    }),
  ],
};
