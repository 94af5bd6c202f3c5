import { emailProblem } from '../../../rules/people/contact-rules.js';
import type { FieldError } from '../../../rules/refusals.js';
import { surveyMonthProblem } from '../../../rules/requests.js';
import { badInput } from '../../platform/errors/errors.js';
import { phoneRefusal } from '../../platform/values/phone.js';
import type { RequestInput } from './request.inputs.js';

/** Checks a visitor's request, by its kind, on a London day. Throws BAD_INPUT with every wrong field. */
export function checkRequest(input: RequestInput, today: string): void {
  const { kind, name, email, phone, message, attachCart, surveyMonth, otherOffer } = input;
  const isPriceMatch = kind === 'price_match';
  const found: readonly (readonly [field: string, message: string | null | false])[] = [
    ['attachCart', isPriceMatch && !attachCart && 'Build your quote first: we compare the same shipment'],
    ['otherOffer', isPriceMatch && !otherOffer && "Enter the other company's offer"],
    ['surveyMonth', kind === 'survey' && surveyMonthProblem(surveyMonth ?? '', today)],
    ['message', kind === 'question' && !message.trim() && 'Write your question'],
    ['name', !name.trim() && 'Name is required'],
    ['email', emailProblem(email)],
    ['phone', phoneRefusal(phone)],
  ];
  const wrong = found.flatMap(([field, problem]): FieldError[] =>
    problem ? [{ field, message: problem }] : [],
  );
  if (wrong[0]) throw badInput(wrong[0].message, wrong);
}
