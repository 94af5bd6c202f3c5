import { type EndpointGroup, endpoint } from '../../../platform/rest/endpoint.js';
import { done } from '../../../platform/rest/serializer.js';
import {
  NewUserBody,
  restManagedUserAnswer,
  restUserPage,
  toUserChange,
  USER_CONFLICT,
  UserChangeBody,
} from './user-admin.rest.js';
import { UsersArgs } from './user-list.js';

export const userAdminEndpoints: EndpointGroup = {
  tag: 'Users, for staff',
  description: 'User administration, for staff only.',
  endpoints: [
    endpoint({
      route: 'GET /admin/users',
      failed: 'Failed to fetch users',
      access: 'admin',
      summary: 'Staff: the users, newest first, ten a page unless asked otherwise.',
      query: UsersArgs,
      response: restUserPage,
      example: { query: { search: 'ann', role: 'customer', status: 'active', sort: 'name', limit: '5' } },
      handle: ({ services, query }) => services.userAdmin.list(query),
    }),
    endpoint({
      route: 'POST /admin/users',
      failed: 'Failed to add user',
      access: 'admin',
      summary: 'Staff: adds a user, with a first password or with an invitation by email.',
      body: NewUserBody,
      response: restManagedUserAnswer,
      status: 201,
      errors: [409],
      example: { body: { name: 'Ben Bow', email: '$newEmail', phone: '020 7946 0000', role: 'customer' } },
      handle: ({ services, body }) => {
        const { name, email, ...rest } = toUserChange(body);
        return services.userAdmin.create({
          ...rest,
          name: name ?? '',
          email: email ?? '',
          password: body.password,
        });
      },
    }),
    endpoint({
      route: 'PUT /admin/users/{id}',
      failed: 'Failed to update user',
      access: 'admin',
      summary:
        'Staff: changes a user; what is left out stays. Another address, role or status ends their sessions.',
      body: UserChangeBody,
      response: restManagedUserAnswer,
      errors: [404, 409],
      conflict: USER_CONFLICT,
      example: {
        params: { id: '$user' },
        headers: { 'If-Match': '*' },
        body: { phone: '020 7946 0001', city: 'Leeds' },
      },
      handle: async ({ services, params, body, ifMatch }) => {
        const version = body.version ?? ifMatch();
        return services.userAdmin.update(params.id, { ...toUserChange(body), version });
      },
    }),
    endpoint({
      route: 'DELETE /admin/users/{id}',
      failed: 'Failed to delete user',
      access: 'admin',
      summary: 'Staff: closes an account and removes its personal data; the orders stay.',
      response: done('User deleted'),
      errors: [404, 409],
      conflict: USER_CONFLICT,
      example: { params: { id: '$user' }, headers: { 'If-Match': '*' } },
      handle: ({ services, params, ifMatch }) => services.userAdmin.remove(params.id, ifMatch()),
    }),
    endpoint({
      route: 'PATCH /admin/users/{id}/toggle-status',
      failed: 'Failed to toggle user status',
      access: 'admin',
      summary: 'Staff: an active user becomes inactive and is signed out at once; any other becomes active.',
      response: restManagedUserAnswer,
      errors: [404, 409],
      conflict: USER_CONFLICT,
      example: { params: { id: '$user' }, headers: { 'If-Match': '*' } },
      handle: async ({ services, params, ifMatch }) => services.userAdmin.toggleStatus(params.id, ifMatch()),
    }),
  ],
};
