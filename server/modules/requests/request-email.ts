import type { Pool } from 'pg';
import { destinationName } from '../../../rules/destinations.js';
import { lastDayOf } from '../../../rules/prices/quote-validity.js';
import { toCubicMetres } from '../../../rules/prices/volume.js';
import type { RequestKind } from '../../../rules/requests.js';
import type { Deps } from '../../platform/service/service.js';
import { inPounds, longDate } from '../../platform/values/format.js';
import type { EmailMessage } from '../email/email.entity.js';
import { renderLetter } from '../email/letter/letter.js';
import { quotedText } from '../email/letter/typed-text.js';
import type { RenderedEmail } from '../email/send-email.js';
import { filesLine } from '../files/files-line.js';
import { greetingOf, plainName } from '../users/greeting.js';
import { type RequestRow, readMessageBody, readRequest } from './request.store.js';
import { requestUrl } from './request-link.js';

type RequestEmailDeps = Deps<'database' | 'env' | 'now'>;

const ABOUT: Readonly<Record<RequestKind, string>> = {
  container: 'a container of their own',
  survey: 'a survey',
  price_match: 'a price match',
  question: 'an answer',
  call: 'a quote',
};

/** The shop's email about a new request, or about its customer's message. Null when it was deleted. */
export async function renderRequestReceived(
  { database, env }: RequestEmailDeps,
  { data }: EmailMessage,
): Promise<RenderedEmail | null> {
  const found = await readWithMessage(database.pool, data);
  if (!found) return null;
  const { request, body, files } = found;
  const { reference, kind, name } = request;
  const who = plainName(name) ?? 'A visitor';
  return renderLetter({
    subject: data.messageId ? `New message about request ${reference}` : `New request ${reference}`,
    greeting: 'Hello,',
    paragraphs: [
      data.messageId ? `${who} has written about request ${reference}:` : `${who} asks for ${ABOUT[kind]}.`,
      ...(body ? [quotedText(body), ...filesLine(files)] : []),
    ],
    rows: factsOf(request),
    link: { label: 'Read and reply', url: `${env.publicUrl}/admin/requests/${request.id}` },
    from: env.storeName,
  });
}

/** The customer's email with staff's message on a request, and their offer. Null when it was deleted. */
export async function renderRequestAnswer(
  deps: RequestEmailDeps,
  { data }: EmailMessage,
): Promise<RenderedEmail | null> {
  const { database, env } = deps;
  const found = await readWithMessage(database.pool, data);
  if (!found) return null;
  const { request, body, files } = found;
  const { reference, name, offer, ofQuote, kind } = request;
  const hasOffer = data.isOffer === true && offer !== null;
  const isCall = kind === 'call';
  const quoteNumber = ofQuote ?? (isCall ? offer?.reference : null);
  const about = hasOffer && quoteNumber ? `quote ${quoteNumber}` : `request ${reference}`;
  const subject = hasOffer && isCall ? 'Your' : `${hasOffer ? 'Our offer for' : 'Our answer to'} your`;
  const letter = await renderLetter({
    subject: `${subject} ${about}`,
    greeting: greetingOf(name),
    paragraphs: [
      `You have a message from ${env.storeName} about ${about}:`,
      ...(body ? [body, ...filesLine(files)] : []),
      ...(hasOffer
        ? [
            `We offer you ${inPounds(offer.totalPence)}. You can book it at this price until ${longDate(lastDayOf(new Date(offer.expiresAt)))}.`,
          ]
        : []),
    ],
    link: {
      label: hasOffer ? 'View your offer and reply' : 'Read and reply',
      url: requestUrl(deps, request.id),
    },
    closing: ['Reply on this page: replies to this email may not reach us. The link works for 180 days.'],
    from: env.storeName,
    why: isCall
      ? `You're receiving this because someone asked ${env.storeName} for a quote with this address.`
      : ofQuote
        ? `You're receiving this because someone asked ${env.storeName} for an offer on quote ${ofQuote} with this address.`
        : `You're receiving this because someone sent request ${reference} to ${env.storeName} with this address.`,
  });
  return { ...letter, isSecret: true };
}

/** A request and the message of the email; for a new request, its first message. */
async function readWithMessage(
  pool: Pool,
  { requestId, messageId }: EmailMessage['data'],
): Promise<{ request: RequestRow; body: string; files: number } | null> {
  const request = await readRequest(pool, String(requestId));
  if (!request) return null;
  const message = await readMessageBody(pool, request.id, messageId ? String(messageId) : null);
  return { request, ...(message ?? { body: '', files: 0 }) };
}

function factsOf({ destination, surveyMonth, shipment, otherOffer, file }: RequestRow): [string, string][] {
  return [
    ...(destination ? [['Destination', destinationName(destination)] as [string, string]] : []),
    ...(surveyMonth ? [['Survey in', surveyMonth] as [string, string]] : []),
    ...(shipment
      ? ([
          ['Volume', `${toCubicMetres(shipment.volumeCm3).toFixed(2)} m³`],
          ['Service', shipment.serviceName],
          ['Our price', inPounds(shipment.totalPence)],
        ] as [string, string][])
      : []),
    ...(otherOffer ? [['Their price', inPounds(otherOffer.totalPence)] as [string, string]] : []),
    ...(file ? [['File', 'Sent with it'] as [string, string]] : []),
  ];
}
