import { type CallGroup, call } from '../rest/rest-endpoint.js';
import { StoreSettingsBody } from './settings-admin.inputs.js';
import { RestSettings, readSettingsChange, toRestSettings } from './settings-admin.rest.js';

/** What the owner of the shop decides. */
export const settingsAdminCalls: CallGroup = {
  heading: 'Settings, for staff',
  calls: [
    call({
      route: 'GET /admin/settings',
      who: 'admin',
      summary: 'Staff: the settings as they are this moment.',
      graphql: ['adminSettings'],
      answer: RestSettings,
      example: {},
      work: async ({ services, parts }) => toRestSettings(await services.settingsAdmin.read(), parts.env),
    }),
    call({
      route: 'PUT /admin/settings',
      who: 'admin',
      summary:
        'Staff: changes settings, all that were sent or none. In force at once; checkouts keep their sums. 409 with what changed when it is another version by now.',
      graphql: ['updateStoreSettings'],
      body: StoreSettingsBody,
      answer: RestSettings,
      refusals: [409],
      example: {
        body: {
          version: '$settingsVersion',
          promotion: 'Save 20% Online',
          services: [
            {
              level: 'express',
              name: 'Express',
              description: 'Standard door to door, with priority on the next container we load.',
              surcharge: 29.99,
            },
          ],
        },
      },
      work: async ({ services, parts, body }) =>
        toRestSettings(await services.settingsAdmin.update(readSettingsChange(body)), parts.env),
    }),
  ],
};
