import { type EndpointGroup, endpoint } from '../rest/endpoint.js';
import { LoginInput, RegisterInput } from './user.inputs.js';
import { RestSession, toRestUser } from './user.rest.js';

export const userEndpoints: EndpointGroup = {
  tag: 'Accounts',
  description: 'Sign-up and sign-in.',
  endpoints: [
    endpoint({
      route: 'POST /users/register',
      access: 'public',
      summary: 'Makes an account and signs in.',
      body: RegisterInput,
      response: RestSession,
      status: 201,
      errors: [409],
      example: {
        body: { name: 'Ann Archer', email: '$newEmail', password: '$newPassword', subscribeNewsletter: true },
      },
      handle: async ({ services, body }) => {
        const { user, token } = await services.users.register(body);
        return { user: toRestUser(user), token };
      },
    }),
    endpoint({
      route: 'POST /users/login',
      access: 'public',
      summary: 'Signs in. The same refusal for a wrong password, an unknown address and a closed account.',
      body: LoginInput,
      response: RestSession,
      errors: [401],
      example: { body: { email: '$email', password: '$password' } },
      handle: async ({ services, body }) => {
        const { user, token } = await services.users.login(body);
        return { user: toRestUser(user), token };
      },
    }),
  ],
};
