import type { Rolldown } from 'vite';

type Group = Omit<Rolldown.CodeSplittingGroup, 'priority'>;
type Bundle = Parameters<Exclude<Rolldown.CodeSplittingGroup['name'], string>>[1];

const ORDER_PAGE = 'features/orders/details/OrderPage.tsx';
/** Shared by plain pages, but in files of their own: some pages need one without the other. */
const APART =
  /web\/(design\/(forms\/|page\/Markdown)|lib\/forms\/|features\/(shipments\/sea-lanes|orders\/OrderNotFound|cart\/fitting-city)|start\/layout\/(NotFound|Unauthorized)Page)|rules\/(people\/contact-rules|text|main-cities)|sign-in\/wrong-email/;
const FAILURES = /@apollo\/client\/errors\/|web\/data\/(error-message|back-off)/;

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
      return users.includes('index.html') || (isPlainlyShared(users) && !APART.test(id)) ? 'frame' : null;
    },
  },
  // For the pages that draw a route, not for all that ask for a destination.
  { name: 'sea-lanes', test: /web\/features\/shipments\/sea-lanes/ },
  // For the documents and their editor.
  { name: 'markdown', test: /web\/design\/page\/Markdown|node_modules\/marked\// },
  // Small pages that only a mistyped or closed address leads to.
  {
    name: 'nowhere',
    test: /web\/(start\/layout\/(NotFound|Unauthorized)Page|features\/orders\/OrderNotFound)/,
  },
  // For pages that ask for a destination.
  { name: 'cities', test: /web\/features\/cart\/fitting-city/ },
  // Postcodes and codes use it too, and need nothing of contact details.
  { name: 'text', test: /rules\/text\.ts/ },
  // For forms that ask for an email or a phone number, not for all that have fields.
  { name: 'contact', test: /rules\/people\/contact-rules|sign-in\/wrong-email/ },
  // Icons of steps and counters, which would bring the code of passwords along.
  { name: 'signs', test: /lucide-react\/.*\/(check|minus|plus|eye|eye-off)\.mjs/ },
  // Pages without a form do not load these.
  sharedBy('fields', isPlainlyShared),
  // The home page, with what those of destinations share with it.
  sharedBy('home', (users) => users.includes('features/home/HomePage.tsx') && users.every(isOfHome)),
  sharedBy('sign-in', (users) => users.length > 1 && users.includes('features/users/sign-in/LoginPage.tsx')),
  sharedBy('password', (users) => users.length > 1 && users.some(isPlain)),
  // Modules that the builder shares with pages that have the client from the start: messages of failures above all.
  {
    debugName: 'common',
    name(id, bundle) {
      const users = usersOf(id, bundle);
      return FAILURES.test(id) || (users.some(isOfBuilder) && users.some(isOfOrder)) ? 'common' : null;
    },
  },
  // The builder loads the client's code later, so the modules that it shares stay apart from that.
  sharedBy('basics', (users) => users.some(isOfBuilder) && users.some(isOfStaff)),
  sharedBy('cart', (users) => users.includes('features/cart/CartLayer.tsx')),
  // A summary writes sizes and folds on a phone, and shows none of the builder's controls.
  { name: 'sizes', test: /web\/(features\/shipments\/ReadSize|lib\/hooks\/use-is-desktop)/ },
  sharedBy('quote', (users) => users.length > 1 && users.includes('features/quotes/QuoteBuilderPage.tsx')),
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
    test: /^(?!.*use(Subscription|LazyQuery|Fragment|Mutation)|.*link\/subscriptions).*(node_modules\/(@apollo|rxjs|graphql)\/|web\/data\/DataLayer)/,
  },
  { name: 'live', test: /web\/(data\/live\/use-live-query|features\/orders\/live\/local-echo)/ },
  { name: 'fragment', test: /web\/data\/use-fragment-data/ },
  { name: 'mutation', test: /react\/hooks\/useMutation/ },
  { name: 'form', test: /node_modules\/react-hook-form\// },
  {
    name: 'dialog',
    test: /web\/design\/dialogs\/(Dialog|Drawer|ConfirmDialog|LeaveDialog|return-focus)/,
    minShareCount: 2,
  },
  { name: 'menu', test: /node_modules\/@radix-ui\//, minShareCount: 2 },
  sharedBy('area', (users) => users.some(isOfOrder) && users.some(isOfStaff)),
  sharedBy('user-area', (users) => users.includes('start/layout/UserArea.tsx')),
  sharedBy('order', (users) => users.includes(ORDER_PAGE) && users.some((user) => !isTracker(user))),
  sharedBy('tracker', (users) => users.includes(ORDER_PAGE)),
  {
    ...both('lists'),
    test: /web\/(lib\/lists|features\/documents)\/|web\/features\/files\/(FileButton|save-file)/,
  },
  {
    ...both('forms'),
    test: /web\/(design|lib)\/forms\/(?!use-submit|page-order|rules-|pounds|Money)|web\/features\/(addresses\/(?!AddressFields|CountryField)|users\/)|rules\/people\//,
  },
  // With the form library: not for lists, whose dialogs load when they are opened.
  {
    name: 'submit',
    test: /web\/(design|lib)\/forms\/(use-submit|page-order|rules-|pounds|Money)|addresses\/(AddressFields|CountryField)|CollectionDateField/,
  },
  { ...both('requests'), test: /web\/features\/requests\// },
  // For forms that ask for a day, and for sending files; each loads when it is used.
  { name: 'cut-offs', test: /rules\/orders\/area-cut-offs/ },
  { name: 'send-form', test: /web\/features\/files\/send-form/ },
  both('both'),
  sharedBy('checkout', (users) => users.length > 1 && users.includes('features/checkout/CheckoutPage.tsx')),
  sharedBy('shop', (users) => users.filter(isOfCustomers).length > 2),
  // For the bar below every page of staff, which needs nothing of the dashboard.
  { name: 'samples', test: /web\/staff\/samples\/samples\.generated/ },
  // Lists of staff are there before the first dialog or form is.
  {
    ...sharedBy('rows', (users) => users.filter(isOfStaff).length > 1),
    test: /web\/staff\/ui\/(lists\/|views\/|desk|DropPanel|order-path|quote-badges|SampleTag|days|forms\/(use-(debounced-field|typed-days)|ChosenDays))|rules\/orders\/samples/,
  },
  sharedBy('admin', (users) => users.filter(isOfStaff).length > 2),
  ofPages(2),
  ofPages(1),
];

export const chunkGroups = GROUPS.map((group, index) => ({ ...group, priority: GROUPS.length - index }));

/** Our own modules whose users, the pages that need them from the start, fulfil the condition. */
function sharedBy(name: string, areUsers: (users: readonly string[]) => boolean): Group {
  return { debugName: name, name: (id, bundle) => (areUsers(usersOf(id, bundle)) ? name : null) };
}

/** Modules shared by pages that load the frame alone, though not only by those that ask for a password. */
function isPlainlyShared(users: readonly string[]): boolean {
  return users.length > 1 && users.some(isPlain) && users.some(isNoSignIn) && !users.every(isOfHome);
}

/** Modules that pages of staff share with those of customers. */
function both(name: string): Group {
  return sharedBy(name, (users) => users.some(isOfStaff) && users.some(isOfCustomers));
}

/** Modules that `count` pages need from the start, a file for each set of pages; 1: shared with the page's own dialogs. */
function ofPages(count: number): Group {
  return {
    debugName: `of ${count}`,
    name(id, bundle) {
      const pages = usersOf(id, bundle).filter((user) => isOfStaff(user) || isOfCustomers(user));
      return pages.length === count ? pages.map((page) => page.replace(/.*\/|\.tsx/g, '')).join('~') : null;
    },
  };
}

/** Pages that load nothing but the frame besides. */
function isPlain(user: string): boolean {
  return /^(features\/(home\/Home|users\/sign-in\/(Login|Register))|start\/layout\/(NotFound|Unauthorized))Page/.test(
    user,
  );
}

function isOfHome(user: string): boolean {
  return user.startsWith('features/home/');
}

/** The page of an order, which shows nothing but that on its first look, and what is around it. */
function isOfOrder(user: string): boolean {
  return /^(start\/layout\/UserArea|features\/orders\/details\/OrderPage)\.tsx/.test(user);
}

/** A page that shows how far one order has come, with its parts. */
function isTracker(user: string): boolean {
  return /^features\/orders\/(details\/OrderParts|(details\/Order|follow\/Follow|account\/MyAccount)Page)\.tsx$/.test(
    user,
  );
}

/** A page that asks for no password. */
function isNoSignIn(user: string): boolean {
  return !/^(features\/users|staff\/users|features\/orders\/account)\//.test(user);
}

function isOfBuilder(user: string): boolean {
  return user === 'features/quotes/QuoteBuilderPage.tsx' || user === 'features/cart/CartLayer.tsx';
}

function isOfStaff(user: string): boolean {
  return /^staff\/.*(Page|Area)\.tsx$/.test(user);
}

function isOfCustomers(user: string): boolean {
  return /(Page|Area|Parts|Screen)\.tsx$/.test(user) && !isPlain(user) && !isOfStaff(user);
}

/** The entries and the modules that are loaded when used, from web/ on, which cannot run without this one of ours. */
function usersOf(id: string, bundle: Bundle): string[] {
  if (id.includes('node_modules')) return [];
  const users: string[] = [];
  const needing = new Set([id]);
  for (const one of needing) {
    const { dynamicImporters = [], importers = [], isEntry } = bundle.getModuleInfo(one) ?? {};
    if (dynamicImporters.length > 0 || isEntry) users.push(one.replace(/.*\/web\//, ''));
    for (const importer of importers) needing.add(importer);
  }
  return users.sort();
}
