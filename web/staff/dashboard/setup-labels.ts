import { DESTINATIONS } from '../../../rules/destinations';
import type { SetupKind } from '../../data/schema.generated';
import { plural } from '../../lib/formats/counts';

interface SetupLabels {
  readonly title: string;
  /** Why, and how far it is. */
  readonly text: (left: number) => string;
  /** The page of the step; null for settings of the server's environment. */
  readonly link: { readonly to: string; readonly label: string } | null;
}

/** The words of each step of setting up a shop. */
export const SETUP_LABELS: Readonly<Record<SetupKind, SetupLabels>> = {
  COMPANY: {
    title: 'Company and VAT details',
    text: () => 'Invoices still name the demo company.',
    link: { to: '/admin/settings#company', label: 'Open the company details' },
  },
  MAIL: {
    title: 'Mail server',
    text: (left) =>
      `Set SMTP_URL where the server runs. ${left === 0 ? 'Until then no email is sent.' : `${plural(left, 'email')} not sent so far.`}`,
    link: { to: '/admin/mailbox?status=KEPT', label: 'Open the mailbox' },
  },
  PAYMENTS: {
    title: 'Stripe',
    text: () => "Set Stripe's live keys where the server runs. Until then no card is charged.",
    link: null,
  },
  COLLECTIONS: {
    title: 'Collections',
    text: () => 'Say where you collect, and until when a collection can be booked for today.',
    link: { to: '/admin/settings#shop', label: 'Open the settings' },
  },
  DESTINATIONS: {
    title: 'Destinations',
    text: (left) =>
      `${left} of ${DESTINATIONS.length} have facts that say “to be confirmed”. Check each, with its source and day.`,
    link: { to: '/admin/destinations', label: 'Open the destinations' },
  },
  DOCUMENTS: {
    title: 'Terms and other documents',
    text: (left) => `${plural(left, 'document')} still with our first text. Publish your own.`,
    link: { to: '/admin/documents', label: 'Open the documents' },
  },
  COLLEAGUE: {
    title: 'A colleague',
    text: () => 'Add a second person of your staff, so that nobody is locked out.',
    link: { to: '/admin/users', label: 'Open the users' },
  },
};
