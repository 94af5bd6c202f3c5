import { type CallGroup, call } from '../../rest/rest-endpoint.js';
import { readIfMatch } from '../../shared/api/if-match.js';
import { RestDone } from '../../shared/api/rest-schema.js';
import {
  NewUserBody,
  RestManagedUserAnswer,
  RestUserPage,
  toRestManagedUser,
  toUserChange,
  toUsersAsked,
  UserChangeBody,
  UserQuery,
} from './user-admin.rest.js';

/** User administration, for staff only. */
export const userAdminCalls: CallGroup = {
  heading: 'Users, for staff',
  calls: [
    call({
      route: 'GET /admin/users',
      who: 'admin',
      summary: 'Staff: the users, newest first, ten a page unless asked otherwise.',
      graphql: ['users'],
      query: UserQuery,
      answer: RestUserPage,
      example: { query: { search: 'ann', role: 'customer', status: 'active', sort: 'name', limit: '5' } },
      work: async ({ services, query }) => {
        const { users, ...figures } = await services.userAdmin.list(toUsersAsked(query));
        return { users: users.map(toRestManagedUser), ...figures };
      },
    }),
    call({
      route: 'POST /admin/users',
      who: 'admin',
      summary: 'Staff: adds a user, with a first password or with an invitation by e-mail.',
      graphql: ['createUser'],
      body: NewUserBody,
      answer: RestManagedUserAnswer,
      status: 201,
      refusals: [409],
      example: { body: { name: 'Ben Bow', email: '$newEmail', phone: '020 7946 0000', role: 'customer' } },
      work: async ({ services, body }) => {
        const { name = '', email = '', ...rest } = toUserChange(body);
        const user = await services.userAdmin.create({
          ...rest,
          name: name ?? '',
          email: email ?? '',
          password: body.password,
        });
        return { user: toRestManagedUser(user) };
      },
    }),
    call({
      route: 'PUT /admin/users/{id}',
      who: 'admin',
      summary:
        'Staff: changes a user; what is left out stays. Another address, role or status ends their sessions.',
      graphql: ['updateUser'],
      body: UserChangeBody,
      answer: RestManagedUserAnswer,
      refusals: [404, 409],
      example: {
        params: { id: '$user' },
        headers: { 'If-Match': '*' },
        body: { phone: '020 7946 0001', city: 'Leeds' },
      },
      work: async ({ services, params, body, request }) => {
        const version = body.version ?? readIfMatch(request.header('if-match'));
        const user = await services.userAdmin.update(params.id, { ...toUserChange(body), version });
        return { user: toRestManagedUser(user) };
      },
    }),
    call({
      route: 'DELETE /admin/users/{id}',
      who: 'admin',
      summary: 'Staff: takes the person out of an account and closes it; the orders stay.',
      graphql: ['deleteUser'],
      answer: RestDone,
      refusals: [404, 409],
      example: { params: { id: '$user' }, headers: { 'If-Match': '*' } },
      work: async ({ services, params, request }) => {
        await services.userAdmin.remove(params.id, readIfMatch(request.header('if-match')));
        return { message: 'User deleted' };
      },
    }),
    call({
      route: 'PATCH /admin/users/{id}/toggle-status',
      who: 'admin',
      summary: 'Staff: an active user becomes inactive and is out at once; any other becomes active.',
      graphql: ['toggleUserStatus'],
      answer: RestManagedUserAnswer,
      refusals: [404, 409],
      example: { params: { id: '$user' }, headers: { 'If-Match': '*' } },
      work: async ({ services, params, request }) => {
        const version = readIfMatch(request.header('if-match'));
        return { user: toRestManagedUser(await services.userAdmin.toggleStatus(params.id, version)) };
      },
    }),
  ],
};
