import { type EndpointGroup, endpoint } from '../../platform/rest/endpoint.js';
import { TERMS_CONFLICT } from '../settings/legal/legal.rest.js';
import { LoginInput, RegisterInput } from './user.inputs.js';
import { restSession } from './user.rest.js';

export const userEndpoints: EndpointGroup = {
  tag: 'Accounts',
  description: 'Sign-up and sign-in.',
  endpoints: [
    endpoint({
      route: 'POST /users/register',
      failed: 'An error occurred during registration',
      access: 'public',
      summary: 'Creates an account and signs in.',
      body: RegisterInput,
      response: restSession,
      status: 201,
      errors: [409],
      conflict: TERMS_CONFLICT,
      example: {
        body: { name: 'Ann Archer', email: '$newEmail', password: '$newPassword', subscribeNewsletter: true },
      },
      handle: ({ services, body }) => services.users.register(body),
    }),
    endpoint({
      route: 'POST /users/login',
      failed: 'An error occurred during login',
      access: 'public',
      summary: 'Signs in. The same refusal for a wrong password, an unknown address and a closed account.',
      body: LoginInput,
      response: restSession,
      errors: [401],
      example: { body: { email: '$email', password: '$password' } },
      handle: ({ services, body }) => services.users.login(body),
    }),
  ],
};
