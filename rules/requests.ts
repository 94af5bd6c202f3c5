/** The kinds and states of requests that visitors send to staff: server and web share these lists and rules. */

/** `call` is made by staff for a caller. */
export const REQUEST_KINDS = ['container', 'survey', 'price_match', 'question', 'call'] as const;
export type RequestKind = (typeof REQUEST_KINDS)[number];

export const REQUEST_STATES = ['new', 'answered', 'offered', 'won', 'lost'] as const;
export type RequestState = (typeof REQUEST_STATES)[number];

/** The states that may follow each; `offered` follows an offer alone, and `won` the booking of it too. */
export const REQUEST_MOVES: Readonly<Record<RequestState, readonly RequestState[]>> = {
  new: ['answered', 'offered', 'won', 'lost'],
  answered: ['offered', 'won', 'lost'],
  offered: ['offered', 'answered', 'won', 'lost'],
  won: ['answered'],
  lost: ['answered', 'offered', 'won'],
};

export function mayMove(from: RequestState, to: RequestState): boolean {
  return REQUEST_MOVES[from].includes(to);
}

/** The longest message of a request, as of every conversation. */
export const REQUEST_TEXT_MAX = 4_000;

/** How far ahead a survey can be wished for. */
const MONTHS_AHEAD_MAX = 24;
const MONTH = /^(\d{4})-(0[1-9]|1[0-2])$/;

/** Why a month (YYYY-MM) is refused for a survey, on a London day; null when it is accepted. */
export function surveyMonthProblem(month: string, today: string): string | null {
  if (!MONTH.test(month)) return 'Choose a month';
  const ahead = monthNumber(month) - monthNumber(today);
  if (ahead < 0) return 'Choose this month or a later one';
  return ahead > MONTHS_AHEAD_MAX ? 'Choose a month within two years' : null;
}

function monthNumber(date: string): number {
  return Number(date.slice(0, 4)) * 12 + Number(date.slice(5, 7));
}
