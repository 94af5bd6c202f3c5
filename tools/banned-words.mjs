/** Part of npm run check: refuses home-made words that standard ones have replaced, and comments that name no subject. */
import { existsSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { outputOf } from './lib/run.mjs';

const BANNED = [
  ['KeptReads', 'ReadCache'],
  ['KeptAnswers?', 'ResponseCache, CachedResponse; CacheableQuery for the decorator'],
  ['KeptPart', 'CacheableType'],
  ['Bought|boughtFrom(?:Cart|Quote)', 'PricedShipment, shipmentFrom…'],
  ['DOORS|DoorName|(?:both|either|each|neither|GraphQL|REST) doors?(?! to door)|\\w+Doors', 'API, adapter'],
  ['ASKERS', 'AUTHENTICATORS'],
  ['fileCall|keptCall', 'fileEndpoint, cachedEndpoint'],
  ['realThings|fillExample', 'liveExampleValues, resolveExample'],
  ['\\w+Deed|DEEDS\\w*|MoneyDeed|money_deeds|writeDeed', '…Operation, recordOperation'],
  ['KeptQuery', 'CacheableQuery'],
  ['RecentStore', 'LRUCache'],
  ['takeTurns|someAtOnce', 'pLimit'],
  [': Parts|Pick<Parts|type Parts|AppContainer|ServiceParts', 'AppDeps, or a Deps interface'],
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
  ['[A-Z]\\w+Asked', '…Args of a query, …Command, …Request'],
  ['readMeant\\w+|mostMeant|meant-name', 'suggest…Name, closestName, suggest-name'],
  ['[hH]earLog|HeardLog|heard-log|HEARD_\\w+|countHeard', 'captureLog, captured-log, createFrameLimiter'],
  ['givenBackPence|readUnsentFile', 'totalRefundedPence, readFileDigest'],
];

/** Also ordinary English: in web/ and e2e/, which are full of texts for people, only comments are checked for it. */
const BANNED_PROSE = [
  ['(?:[Uu]n)?[Tt]old|TOLD', 'sent, shown, reported, notified'],
  [
    '(?:gives?|giving|gave|given) (?:(?:it|nothing|the money) )?back',
    'refund, is refunded; release (a connection)',
  ],
  ['was looked at', 'was read'],
];

/** Phrases that docs/voice.md has replaced, in texts for people. */
const BANNED_PHRASES = [
  [
    'Please (?!add|log|login|enter a valid email|confirm your new|fill in all|compress|select a valid|try again|check your connection)',
    'the verb first, without "please"; docs/voice.md',
  ],
  ['[Yy]ou get this message', "You're receiving this because"],
  ['need do nothing', 'you can ignore it'],
  ['taken up again|(?:[Ww]hat|nothing|[Hh]ow much) goes back', 'reopened; refund amount'],
  ['[Ii]mage in words|[Tt]ake the image away|[Ww]ords about VAT', 'alt text, remove image, VAT statement'],
  ['[Ss]ee what it costs', 'Continue'],
  [
    'could not be (?:saved|deleted|uploaded|downloaded|loaded)\\. Please',
    "We couldn't save ... Please try again.",
  ],
  ['and would be lost|typed is kept', "You haven't saved ...; Your details are still here."],
  ['is told (?:at once|by email|the new)|told by email', "We'll email the customer"],
  ['(?:done|typed)?\\. This is final|^This is final', "You can't undo this."],
  ['was changed by somebody else|Somebody else has changed', 'Someone else changed ...'],
  ['has (?:been )?(?:sent|closed|kept|read|failed|resolved)(?: it)? meanwhile', 'already'],
  ['(?:You|Your card) (?:have|has) not been charged', "You haven't been charged"],
  ['Do not pay again', "Don't pay again"],
  ['your order is (?:being |still )?written', "we're creating your order"],
  ['Kept with (?:the order|your name)', 'saved with your name'],
  ['Sign(?:ed)? (?:in|out) (?:again|everywhere|to see)', 'log in, log out'],
  ['The connection was lost', 'The connection dropped'],
  ['[Ee]-mail(?:s|ed)?', 'email'],
];

/** Names that standard words of React, Apollo and HTTP have replaced. */
const BANNED_IN_CLIENT = [
  [
    '\\w+Words|words(?:For|Of|Id)|[A-Z_]*_WORDS|WORDS_\\w+|[\\w-]+-words',
    '…Message for failures, …Label for labels, …Text',
  ],
  ['\\w+Looks?|[A-Z_]*LOOKS|[\\w-]+-looks', '…Badge, …Styles'],
  [
    '[dD]eeds?|\\w+Deeds?|[dD]eed[A-Z]\\w*|DEEDS|[\\w-]+-deeds?',
    'action: useOrderAction, ConfirmActionDialog',
  ],
  [
    '\\w+Kept\\w*|Kept[A-Z]\\w*|kept[A-Z]\\w*|KEPT_\\w+|keepForm|kept-\\w+',
    'draft for forms, snapshot for the cart, stored',
  ],
  ['\\w+Meanwhile|meanwhile[A-Z]\\w*|[\\w-]+-meanwhile', 'conflict: readConflict, onConflict'],
  ['(?:category|price|user|order)Now', 'currentCategory, orderConflict'],
  ['putBack|takeOut|onPutBack|keepDraft|dropDraft', 'restore, clear, saveDraft, removeDraft'],
  ['readAgain', 'refetch'],
  ['forget[A-Z]\\w*|forget(?=\\()|forget-\\w+', 'remove…, clear…, evict… for the cache'],
  ['isTold|tell[A-Z]\\w*|useToldWhenSettled|useSettledText', 'useDebouncedField, useDebouncedValue, flush'],
  ['latestAnswerLink|isOvertaken', 'dropStaleResponsesLink, isSuperseded'],
  ['[hH]opeless\\w*|\\w+Hopeless\\w*|FAULTS_BORNE', 'poison change, MAX_CONSECUTIVE_FAULTS'],
  ['LineWish|wish(?:es|For|Limit)(?=[(:,.])', 'LineUpdate, update'],
  ['openChanges|isSingly|ShownCart|showCart', 'pendingChanges, batchSize, CartView, deriveCart'],
  ['tabMemory|RememberedPayment', 'paymentSessionStore, PendingPayment'],
  ['useArrival|ArrivalState|useWelcome', 'useReturnTarget, ReturnState, useCompleteSignIn'],
  ['isTicked|isPartly|(?:<|set)Tick(?:ed)?', 'isSelected, isIndeterminate, RowCheckbox'],
  ['isTyped|onTyped', 'isDirty, onDirtyChange'],
  [
    '<Showing|<Figures|FormAnswers|UseOrSave|InPlace\\w*',
    'ResultRange, StatTiles, FormButtons, ConflictResolution, InlineEdit',
  ],
  ['[Gg](?:ives?|iving|ave|iven) (?:(?:it|nothing|the money|\\$\\{\\w+\\}) )?back', 'refund, is refunded'],
  ['useOrderDesk|noteOwnDeed|isOwnDeed', 'useOrderDetails, markLocalChange, isLocalEcho'],
];
const BANNED_IN_CLIENT_COMMENTS = [['[Aa]new|[Ww]hoever|(?:was|were) quicker', 'plain present-day English']];

/** First words that leave the subject of a comment to be guessed. */
const NO_SUBJECT = /^(?:What|Who(?:ever|se|sever)?|Whichever|One that|Those that)\b/;
const NAMED = 'begin with the name of the thing: "Points that the key has used", not "What the key has used"';

const FOLDERS = ['server', 'web', 'rules', 'packages', 'lab', 'tools', 'e2e'];
/** This file names what it bans. */
const SKIPPED = /^tools\/banned-words\.mjs$|known-operations\.json$/;

const compiled = (words) =>
  words.map(([word, instead]) => [new RegExp(`(?<![\\w-])(?:${word})(?![\\w-])`), instead]);
const inServer = compiled([...BANNED, ...BANNED_PROSE, ...BANNED_PHRASES]);
const inClient = compiled([...BANNED, ...BANNED_IN_CLIENT, ...BANNED_PHRASES]);
const inClientComments = [...inClient, ...compiled([...BANNED_PROSE, ...BANNED_IN_CLIENT_COMMENTS])];

/** Whether a line is a comment, or within one. */
const isComment = (line) => /^\s*(?:\/\/|\/?\*|\{\/\*)/.test(line);

/** A comment of its own line. */
const OWN_COMMENT = /^\s*(?:\/\/+|\{?\/\*+)\s*(.*)/;
/** A comment behind code or JSX, outside of closed strings; in text with an odd quote none is looked for. */
const TRAILING_COMMENT = /^(?:[^'"`/]|'[^']*'|"[^"]*"|`[^`]*`|\/(?![/*]))*(?<=\s|\{)\/[/*]+\s+(.*)/;

/** The text of a comment that begins on a line; undefined for other lines, and for later ones of a comment. */
function commentIn(line, before = '') {
  if (/^\s*\{?\/\*+\s*$/.test(before)) return line.replace(/^[\s*]*/, '');
  if (/^\s*\/\//.test(line) && /^\s*\/\//.test(before)) return undefined;
  return (OWN_COMMENT.exec(line) ?? TRAILING_COMMENT.exec(line))?.[1];
}

function patternsFor(file, line) {
  if (!/^(?:web|e2e)\//.test(file)) return inServer;
  return isComment(line) ? inClientComments : inClient;
}

const files = (outputOf('git', ['ls-files', ...FOLDERS]) ?? '')
  .split('\n')
  .filter((file) => /\.(?:tsx?|js|mjs)$/.test(file) && !SKIPPED.test(file) && existsSync(file));

let found = 0;
function check(place, file, text) {
  for (const [pattern, instead] of patternsFor(file, text)) {
    const [word] = pattern.exec(text) ?? [];
    if (word === undefined) continue;
    found += 1;
    console.error(`${place} says "${word}"; write: ${instead}`);
  }
}
function checkSubject(place, line, before) {
  const [word] = NO_SUBJECT.exec(commentIn(line, before) ?? '') ?? [];
  if (word === undefined) return;
  found += 1;
  console.error(`${place} has a comment beginning with "${word}"; ${NAMED}`);
}
for (const file of files) {
  check(file, file, basename(file));
  const lines = readFileSync(file, 'utf8').split('\n');
  for (const [at, line] of lines.entries()) {
    check(`${file}:${at + 1}`, file, line);
    checkSubject(`${file}:${at + 1}`, line, lines[at - 1]);
  }
}
if (files.length < 1_500) console.error(`Only ${files.length} files were found: nothing can be said.`);
process.exit(found > 0 || files.length < 1_500 ? 1 : 0);
