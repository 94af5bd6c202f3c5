import { type CallGroup, call } from '../../rest/rest-endpoint.js';
import { RestDone } from '../../shared/api/rest-schema.js';
import { CloseAccountInput, NewsletterBody, ProfileBody, toProfileInput } from './profile.inputs.js';
import { RestAccountAnswer, RestDataExport, RestProfileUpdate, toRestAccount } from './profile.rest.js';

/** The own profile, choices and data. */
export const profileCalls: CallGroup = {
  heading: 'Accounts',
  calls: [
    call({
      route: 'GET /users/account',
      who: 'user',
      summary: 'The account of the signed-in user: profile, figures and choices.',
      graphql: ['myAccount'],
      answer: RestAccountAnswer,
      example: {},
      work: async ({ services }) => ({ user: toRestAccount(await services.profile.account()) }),
    }),
    call({
      route: 'PUT /users/profile',
      who: 'user',
      summary:
        'Changes the own profile; what is left out stays. Another e-mail address needs the password and ends every session.',
      graphql: ['updateProfile'],
      body: ProfileBody,
      answer: RestProfileUpdate,
      refusals: [409, 429],
      example: {
        body: { firstName: 'Ann', lastName: 'Archer', phone: '020 7946 0001', country: 'United Kingdom' },
      },
      work: async ({ services, body }) => {
        const { account, token } = await services.profile.update(toProfileInput(body));
        return { user: toRestAccount(account), token };
      },
    }),
    call({
      route: 'PUT /users/newsletter',
      who: 'user',
      summary: 'Turns the newsletter on or off and keeps a record of the choice.',
      graphql: ['chooseNewsletter'],
      body: NewsletterBody,
      answer: RestAccountAnswer,
      example: { body: { subscribeNewsletter: false } },
      work: async ({ services, body }) => {
        await services.newsletter.choose(body.subscribeNewsletter);
        return { user: toRestAccount(await services.profile.account()) };
      },
    }),
    call({
      route: 'GET /users/me/export',
      who: 'user',
      summary: 'Everything we hold about the signed-in user, as one document. Ten in an hour.',
      graphql: ['myData'],
      answer: RestDataExport,
      refusals: [429],
      example: {},
      work: async ({ services }) => (await services.dataExport.export()).content,
    }),
    call({
      route: 'POST /users/close-account',
      who: 'user',
      summary:
        'Takes the person out of the own account for good and signs out everywhere; orders and invoices stay.',
      graphql: ['closeAccount'],
      body: CloseAccountInput,
      answer: RestDone,
      refusals: [409, 429],
      example: { body: { currentPassword: '$password' } },
      work: async ({ services, body }) => {
        await services.closeAccount.close(body.currentPassword);
        return { message: 'Account closed' };
      },
    }),
  ],
};
