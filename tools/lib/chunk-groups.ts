import { join } from 'node:path';
import type { Plugin, Rolldown } from 'vite';

type Group = Omit<Rolldown.CodeSplittingGroup, 'priority'>;
type Bundle = Parameters<Exclude<Rolldown.CodeSplittingGroup['name'], string>>[1];

/** All patterns of modules: `checkGroups` fails the build when one matches none. */
const PATTERNS: RegExp[] = [];

/** The tables of pages. */
const CUSTOMERS = join(import.meta.dirname, '../../web/start/pages.ts');
const STAFF = join(import.meta.dirname, '../../web/staff/pages.ts');

const HOME = modules(/\/HomePage\.tsx$/);
const LOGIN = modules(/\/LoginPage\.tsx$/);
const NOWHERE = modules(/\/(NotFoundPage|UnauthorizedPage|OrderNotFound)\.tsx$/);
/** Pages that load nothing but the frame besides. */
const PLAIN = modules(HOME, LOGIN, /\/(RegisterPage|NotFoundPage|UnauthorizedPage)\.tsx$/);
const OF_HOME = modules(/web\/features\/home\//);
const BUILDER = modules(/\/QuoteBuilderPage\.tsx$/);
const CART = modules(/\/CartLayer\.tsx$/);
const USER_AREA = modules(/\/UserArea\.tsx$/);
const ORDER = modules(/\/OrderPage\.tsx$/);
const OF_BUILDER = modules(BUILDER, CART);
/** The page of an order, which shows nothing but that on its first look, and what is around it. */
const OF_ORDER = modules(USER_AREA, ORDER);
/** Count as pages of customers. */
const FRAMES = modules(USER_AREA, /\/OrderParts\.tsx$/);
const CHECKOUT = modules(/\/CheckoutPage\.tsx$/);
/** Pages that show how far one order has come, with their parts. */
const TRACKERS = modules(ORDER, /\/(OrderParts|FollowPage|MyAccountPage)\.tsx$/);
/** Pages that ask for a password. */
const WITH_PASSWORD = modules(/web\/(features|staff)\/users\//, /web\/features\/orders\/account\//);
/** Share their parts with a list's dialog or with several lists, so they do not count as pages. */
const STAFF_ORDER = modules(/\/(StaffOrder|CustomerPage|IntegrationsPage|NewQuotePage)\.tsx$/);

const SEA_LANES = modules(/web\/features\/shipments\/sea-lanes/);
const MARKDOWN = modules(/web\/design\/page\/Markdown/);
const CITIES = modules(/web\/features\/cart\/fitting-city/);
const TEXT = modules(/rules\/text\.ts/);
const CONTACT = modules(/rules\/people\/contact-rules/, /sign-in\/wrong-email/);
const ADDRESS_FIELDS = modules(/web\/features\/addresses\/(AddressFields|CountryField)/);
const LEAVE = modules(/web\/lib\/forms\/(unsaved-forms|use-leave-guard)/);
const SUBMIT = modules(/web\/(design|lib)\/forms\/(use-submit|rules-|pounds|Money)/);
const FORMS = modules(/web\/(design|lib)\/forms\//, /web\/features\/(addresses|users)\//, /rules\/people\//);
/** Shared by plain pages, but in files of their own: some pages need one without the other. */
const APART = modules(
  SEA_LANES,
  MARKDOWN,
  CITIES,
  TEXT,
  CONTACT,
  NOWHERE,
  /web\/(design|lib)\/forms\//,
  /rules\/main-cities/,
);
const FAILURES = modules(/@apollo\/client\/errors\//, /web\/data\/(error-message|back-off)/);
const CLIENT = modules(/node_modules\/(@apollo|rxjs|graphql)\//, /web\/data\/DataLayer/);
/** Of the client what only some pages use, or only after their first look. */
const LATER = modules(/use(Subscription|LazyQuery|Fragment|Mutation)/, /link\/subscriptions/);

/**
 * Which modules of the client are put into one file: few files that load side by side, and none with much that its page
 * does not use. The first group that wants a module takes it and all that it imports, so what many use stands before what
 * few use.
 */
const GROUPS: readonly Group[] = [
  { name: 'framework', tags: ['$initial'], test: /node_modules/ },
  // Modules that every page starts with, and the few more that nearly all of them need.
  {
    debugName: 'frame',
    name(id, bundle) {
      const users = usersOf(id, bundle);
      return users.some((user) => user.endsWith('index.html')) || (isPlainlyShared(users) && !APART.test(id))
        ? 'frame'
        : null;
    },
  },
  // For the pages that draw a route, not for all that ask for a destination.
  { name: 'sea-lanes', test: SEA_LANES },
  // For the documents and their editor.
  { name: 'markdown', test: modules(MARKDOWN, /node_modules\/marked\//) },
  // Small pages that only a mistyped or closed address leads to.
  { name: 'nowhere', test: NOWHERE },
  // For pages that ask for a destination.
  { name: 'cities', test: CITIES },
  // Postcodes and codes use it too, and need nothing of contact details.
  { name: 'text', test: TEXT },
  // For forms that ask for an email or a phone number, not for all that have fields.
  { name: 'contact', test: CONTACT },
  // Icons of steps and counters, which would bring the code of passwords along.
  { name: 'signs', test: modules(/lucide-react\/.*\/(check|minus|plus|eye|eye-off)\.mjs/) },
  // Pages without a form do not load these.
  sharedBy('fields', isPlainlyShared),
  // The home page, with what those of destinations share with it.
  sharedBy('home', (users) => users.some(is(HOME)) && users.every(is(OF_HOME))),
  sharedBy('sign-in', (users) => users.length > 1 && users.some(is(LOGIN))),
  sharedBy('password', (users) => users.length > 1 && users.some(is(PLAIN))),
  // Modules that the builder shares with pages that have the client from the start: messages of failures above all.
  {
    debugName: 'common',
    name(id, bundle) {
      const users = usersOf(id, bundle);
      return FAILURES.test(id) || (users.some(is(OF_BUILDER)) && users.some(is(OF_ORDER))) ? 'common' : null;
    },
  },
  // The builder loads the client's code later, so the modules that it shares stay apart from that.
  sharedBy('basics', (users, bundle) => users.some(is(OF_BUILDER)) && users.some(isOfStaff(bundle))),
  sharedBy('cart', (users) => users.some(is(CART))),
  // A summary writes sizes and folds on a phone, and shows none of the builder's controls.
  { name: 'sizes', test: modules(/web\/features\/shipments\/LocalSize/, /web\/lib\/hooks\/use-is-desktop/) },
  sharedBy('quote', (users) => users.length > 1 && users.some(is(BUILDER))),
  // Each set of pages has its own icons, except for the few that are left.
  {
    name: 'icons',
    test: /node_modules\/lucide-react\//,
    minShareCount: 2,
    entriesAware: true,
    entriesAwareMergeThreshold: 800,
  },
  // Without the hooks that only some pages use, or only after their first look.
  {
    name: 'data',
    test: (id) => CLIENT.test(id) && !LATER.test(id),
  },
  {
    name: 'live',
    test: modules(/web\/data\/live\/use-live-query/, /web\/features\/orders\/live\/local-echo/),
  },
  { name: 'fragment', test: modules(/web\/data\/use-fragment-data/) },
  { name: 'mutation', test: modules(/react\/hooks\/useMutation/) },
  { name: 'form', test: modules(/node_modules\/react-hook-form\//) },
  {
    name: 'dialog',
    test: modules(/web\/design\/dialogs\/(Dialog|Drawer|ConfirmDialog|LeaveDialog|return-focus)/),
    minShareCount: 2,
  },
  { name: 'menu', test: modules(/node_modules\/@radix-ui\//), minShareCount: 2 },
  sharedBy('area', (users, bundle) => users.some(is(OF_ORDER)) && users.some(isOfStaff(bundle))),
  sharedBy('user-area', (users) => users.some(is(USER_AREA))),
  sharedBy('order', (users) => users.some(is(ORDER)) && !users.every(is(TRACKERS))),
  sharedBy('tracker', (users) => users.some(is(ORDER))),
  {
    ...both('lists'),
    test: modules(/web\/(lib\/lists|features\/documents)\//, /web\/features\/files\/(FileButton|save-file)/),
  },
  {
    ...both('forms'),
    test: (id) => FORMS.test(id) && !SUBMIT.test(id) && !LEAVE.test(id) && !ADDRESS_FIELDS.test(id),
  },
  // With the form library: not for lists, whose dialogs load when they are opened.
  {
    name: 'submit',
    test: modules(SUBMIT, ADDRESS_FIELDS, /CollectionDateField/),
  },
  // For editors, whose lists load without them.
  { name: 'leave', test: LEAVE },
  { ...both('requests'), test: modules(/web\/features\/requests\//) },
  // For forms that ask for a day, and for sending files; each loads when it is used.
  { name: 'cut-offs', test: modules(/rules\/orders\/area-cut-offs/) },
  { name: 'send-form', test: modules(/web\/features\/files\/send-form/) },
  // For pages of facts, not for all that staff and customers share.
  { name: 'columns', test: modules(/web\/design\/page\/Columns/) },
  both('both'),
  sharedBy('checkout', (users) => users.length > 1 && users.some(is(CHECKOUT))),
  sharedBy('shop', (users, bundle) => users.filter(isOfCustomers(bundle)).length > 2),
  // For the bar below every page of staff, which needs nothing of the dashboard.
  { name: 'samples', test: modules(/web\/staff\/samples\/samples\.generated/) },
  // Lists of staff are there before the first dialog or form is.
  {
    ...sharedBy('rows', (users, bundle) => users.filter(isOfStaff(bundle)).length > 1),
    test: modules(
      /web\/staff\/ui\/(lists\/|views\/|staff-preferences|Dropdown|order-path|quote-badges|SampleTag|days)/,
      /web\/staff\/ui\/forms\/(use-debounced-field|use-typed-days|ChosenDays)/,
      /rules\/orders\/samples/,
      /(rules\/users|web\/session)\/permissions/,
    ),
  },
  sharedBy('admin', (users, bundle) => users.filter(isOfStaff(bundle)).length > 2),
  ofPages(2),
  ofPages(1),
];

export const chunkGroups = GROUPS.map((group, index) => ({ ...group, priority: GROUPS.length - index }));

/** Fails the build when a pattern, or one of the alternatives in its brackets, matches no module. */
export function checkGroups(): Plugin {
  return {
    name: 'check-groups',
    apply: 'build',
    buildEnd(fault) {
      if (fault) return;
      const ids = [...this.getModuleIds()];
      for (const pattern of PATTERNS.flatMap(alternativesOf))
        if (!ids.some((id) => pattern.test(id)))
          this.error(
            `No module of the client matches ${pattern}: write in tools/lib/chunk-groups.ts where it has moved to.`,
          );
    },
  };
}

function alternativesOf(pattern: RegExp): RegExp[] {
  const { source } = pattern;
  const brackets = [...source.matchAll(/\(([^()]*)\)/g)].flatMap(({ 0: all, 1: inside = '', index }) =>
    inside
      .split('|')
      .map((one) => new RegExp(source.slice(0, index) + one + source.slice(index + all.length))),
  );
  return brackets.length > 0 ? brackets : [pattern];
}

/** One pattern for the modules of several. */
function modules(...patterns: RegExp[]): RegExp {
  PATTERNS.push(...patterns);
  return new RegExp(patterns.map(({ source }) => source).join('|'));
}

function is(pattern: RegExp) {
  return (id: string) => pattern.test(id);
}

/** Our own modules whose users, the pages that need them from the start, fulfil the condition. */
function sharedBy(name: string, areUsers: (users: readonly string[], bundle: Bundle) => boolean): Group {
  return { debugName: name, name: (id, bundle) => (areUsers(usersOf(id, bundle), bundle) ? name : null) };
}

/** Modules shared by pages that load the frame alone, though not only by those that ask for a password. */
function isPlainlyShared(users: readonly string[]): boolean {
  return (
    users.length > 1 && users.some(is(PLAIN)) && !users.every(is(WITH_PASSWORD)) && !users.every(is(OF_HOME))
  );
}

/** Modules that pages of staff share with those of customers. */
function both(name: string): Group {
  return sharedBy(
    name,
    (users, bundle) => users.some(isOfStaff(bundle)) && users.some(isOfCustomers(bundle)),
  );
}

/** Modules that `count` pages need from the start, a file for each set of pages; 1: shared with the page's own dialogs. */
function ofPages(count: number): Group {
  return {
    debugName: `of ${count}`,
    name(id, bundle) {
      const isPage = [isOfStaff(bundle), isOfCustomers(bundle)];
      const pages = usersOf(id, bundle).filter((user) => isPage.some((is) => is(user)));
      return pages.length === count ? pages.map((page) => page.replace(/.*\/|\.tsx/g, '')).join('~') : null;
    },
  };
}

function isOfStaff(bundle: Bundle) {
  const pages = pagesOf(STAFF, bundle);
  return (user: string) => pages.includes(user) && !STAFF_ORDER.test(user);
}

function isOfCustomers(bundle: Bundle) {
  const pages = pagesOf(CUSTOMERS, bundle);
  return (user: string) => FRAMES.test(user) || (pages.includes(user) && !PLAIN.test(user));
}

/** The files that a table of pages loads when one is visited. */
function pagesOf(table: string, bundle: Bundle): readonly string[] {
  return bundle.getModuleInfo(table)?.dynamicallyImportedIds ?? [];
}

/** The entries and the modules that are loaded when used, which cannot run without this one of ours. */
function usersOf(id: string, bundle: Bundle): string[] {
  if (id.includes('node_modules')) return [];
  const users: string[] = [];
  const needing = new Set([id]);
  for (const one of needing) {
    const { dynamicImporters = [], importers = [], isEntry } = bundle.getModuleInfo(one) ?? {};
    if (dynamicImporters.length > 0 || isEntry) users.push(one);
    for (const importer of importers) needing.add(importer);
  }
  return users.sort();
}
