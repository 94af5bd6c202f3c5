/** Part of npm run check: home-made words that standard ones have replaced. Each line says what to write instead. */
import { readFileSync } from 'node:fs';
import { outputOf } from './lib/run.mjs';

const BANNED = [
  ['KeptReads', 'ReadCache'],
  ['KeptAnswers?', 'ResponseCache, CachedResponse; CacheableQuery for the decorator'],
  ['KeptPart', 'CacheableType'],
  ['KeptProduct', 'StoredAdminProduct'],
  ['Bought|boughtFrom(?:Cart|Quote)', 'PricedShipment, shipmentFrom…'],
  ['DOORS|DoorName|(?:both|either|each|neither|GraphQL|REST) doors?(?! to door)|\\w+Doors', 'API, adapter'],
  ['ASKERS', 'AUTHENTICATORS'],
  ['fileCall|keptCall', 'fileEndpoint, cachedEndpoint'],
  ['(?:[Uu]n)?[Tt]old|TOLD', 'sent, shown, reported, notified'],
  ['realThings|fillExample', 'liveExampleValues, resolveExample'],
  ['\\w+Deed|DEEDS\\w*|MoneyDeed|money_deeds|writeDeed', '…Operation, recordOperation'],
  ['KeptQuery', 'CacheableQuery'],
  ['RecentStore', 'LRUCache'],
  ['takeTurns|someAtOnce', 'pLimit'],
  [': Parts|Pick<Parts|type Parts', 'AppContainer, or a Deps interface'],
  ['FIGURES|WORK_FIGURES|STORED_FIGURES', 'RATE_LIMITS, WORK_LIMITS, STORED_METRICS'],
  ['TransportFigures', 'TransportLimits'],
  ['currentPlace', 'clientKey'],
  ['ipGroup', 'ipPrefix'],
  ['keepVersion', 'assertVersion'],
  ['keepAnAdmin', 'assertAdminRemains'],
  ['nameActor', 'setAuditContext'],
  ['onlyOwnOperations', 'trustedDocumentsOnly'],
  ['inOurTerms', 'mapApolloErrors'],
  ['GraphqlDoor|createGraphqlDoor', 'GraphqlEndpoint, createGraphqlEndpoint'],
  ['LiveDoor|openLiveDoor|LiveDoorOptions', 'LiveEndpoint, openLiveEndpoint'],
  ['RestDoor|restDoor|rest-door', 'rest-endpoint, endpoint'],
  ['whySecretIsOver', 'obsoleteReason'],
  ['plainForms', 'passwordVariants'],
  ['keep(?:Forgetting|Reminding|TakingOver|Retention)', 'schedule…'],
  ['forgetExpired', 'deleteExpired'],
  ['PouredFile', 'StreamedFile'],
  ['pours?|poured', 'pipe, stream'],
  ['[Bb]ookAgain(?:Service|Deps|Resolver)', 'Reorder…'],
  ['OrderDesk\\w*|orderDesk|order-desk', 'OrderNotes…, order-notes'],
  ['AgreeCollection(?:Service|Deps|Resolver)|agree-collection', 'ScheduleCollection…'],
  ['tryAgainLater', 'logAndContinue'],
  ['lookAfterAttempt', 'reconcileAttempt'],
  ['keepLiveAttempt', 'getOrCreateLiveAttempt'],
  ['carryOutRefund|askForRefund', 'executeRefund, requestRefund'],
  ['noteMoneyBack', 'recordProviderRefunds'],
  ['giveBackRest', 'refundRemainder'],
  ['settleGivenRefunds|IS_GIVEN_ELSEWHERE_SQL', 'matchExternalRefunds'],
  ['noteStrayRefundSent', 'recordUnmatchedRefundSent'],
  ['correctPayment', 'reversePayment'],
  ['StaffMoneyService', 'OrderPaymentsAdminService'],
  ['PaymentException|payment_exceptions', 'PaymentIssue, payment_issues'],
  ['PaymentReview\\w*|payment_review|readReviews', 'PaymentIssue…, payment_issue'],
  ['readWords', 'readText, requireText, readNote'],
  [
    '(?:gives?|giving|gave|given) (?:(?:it|nothing|the money) )?back',
    'refund, is refunded; release (a connection)',
  ],
  ['was looked at', 'was read'],
];

const FOLDERS = [
  'server',
  'rules',
  'stripe-sandbox',
  'embedded-postgres',
  'seed',
  'fuzz',
  'crash',
  'flood',
  'bench',
  'tools',
];
/** This file names what it bans. */
const SKIPPED = /^tools\/banned-words\.mjs$|known-operations\.json$/;

const patterns = BANNED.map(([word, instead]) => [new RegExp(`(?<![\\w-])(?:${word})(?![\\w-])`), instead]);
const files = (outputOf('git', ['ls-files', ...FOLDERS]) ?? '')
  .split('\n')
  .filter((file) => /\.(?:ts|js|mjs)$/.test(file) && !SKIPPED.test(file));

let found = 0;
for (const file of files) {
  for (const [at, line] of readFileSync(file, 'utf8').split('\n').entries()) {
    for (const [pattern, instead] of patterns) {
      const [word] = pattern.exec(line) ?? [];
      if (word === undefined) continue;
      found += 1;
      console.error(`${file}:${at + 1} says "${word}"; write: ${instead}`);
    }
  }
}
if (files.length < 500) console.error(`Only ${files.length} files were found: nothing can be said.`);
process.exit(found > 0 || files.length < 500 ? 1 : 0);
