import { fileProblem } from '../../../rules/files/file-limits';
import { emailProblem, phoneProblem } from '../../../rules/people/contact-rules';
import { surveyMonthProblem } from '../../../rules/requests';
import type { DestinationKey, RequestInput, ServiceLevel } from '../../data/schema.generated';
import { foundProblems } from '../../lib/forms/found-problems';
import { poundsProblem, readPounds } from '../../lib/forms/pounds';
import { monthText, type VisitorKind } from './request-labels';

/** The values of a request's form. */
export interface RequestForm {
  kind: VisitorKind;
  name: string;
  email: string;
  phone: string;
  message: string;
  attachCart: boolean;
  /** Empty: not said. */
  destination: DestinationKey | '';
  surveyMonth: string;
  company: string;
  service: ServiceLevel;
  volumeM3: string;
  price: string;
  file: FileList | null;
  /** Where a container is loaded. */
  fromCity: string;
  /** As people say it. */
  howMuch: string;
}

/** The form's names for fields of the server's input. */
const FIELD_NAMES: Readonly<Record<string, keyof RequestForm>> = {
  fileId: 'file',
  'otherOffer.company': 'company',
  'otherOffer.service': 'service',
  'otherOffer.volumeM3': 'volumeM3',
  'otherOffer.totalPence': 'price',
};

export const formFieldOf = (field: string): string => FIELD_NAMES[field] ?? field;

/** The problems of a form, by its kind. */
export function checkRequestForm(form: RequestForm, { today, hasCart }: { today: string; hasCart: boolean }) {
  const { kind, name, email, phone, message, attachCart, surveyMonth, company, volumeM3, price, file } = form;
  const isPriceMatch = kind === 'PRICE_MATCH';
  const volume = Number(volumeM3);
  return foundProblems<keyof RequestForm>([
    [
      'attachCart',
      isPriceMatch && !(hasCart && attachCart)
        ? 'Build your quote first: we compare the same shipment'
        : null,
    ],
    ['company', isPriceMatch && !company.trim() ? "Enter the other company's name" : null],
    [
      'volumeM3',
      isPriceMatch && !(volume >= 0.01 && volume <= 500) ? 'Enter the volume in m³, like 12.5' : null,
    ],
    [
      'price',
      isPriceMatch ? poundsProblem(price, 'Enter their price in pounds, like 1250 or 1250.50') : null,
    ],
    ['surveyMonth', kind === 'SURVEY' ? surveyMonthProblem(surveyMonth, today) : null],
    ['file', file?.[0] ? fileProblem(file[0]) : null],
    ['message', kind === 'QUESTION' && !message.trim() ? 'Write your question' : null],
    ['name', name.trim() ? null : 'Name is required'],
    ['email', emailProblem(email)],
    ['phone', phoneProblem(phone)],
  ]);
}

/** The input of a form that has no problems. */
export function toRequestInput(form: RequestForm, hasCart: boolean): Omit<RequestInput, 'id' | 'fileId'> {
  const { kind, name, email, phone, destination, surveyMonth } = form;
  const message = kind === 'CONTAINER' ? containerMessage(form) : form.message;
  const attachCart = hasCart && form.attachCart;
  return {
    ...{ kind, name, email, message, attachCart },
    ...(phone.trim() ? { phone } : {}),
    ...(destination && !attachCart ? { destination } : {}),
    ...(kind === 'SURVEY' ? { surveyMonth } : {}),
    ...(kind === 'PRICE_MATCH'
      ? {
          otherOffer: {
            company: form.company,
            service: form.service,
            volumeM3: Number(form.volumeM3),
            totalPence: readPounds(form.price) ?? 0,
          },
        }
      : {}),
  };
}

/** The message, below the facts that staff price a container by. */
function containerMessage({ fromCity, surveyMonth, howMuch, message }: RequestForm): string {
  const facts = [
    ['From', fromCity],
    ['When', surveyMonth && monthText(surveyMonth)],
    ['How much', howMuch],
  ].flatMap(([name, value]) => (value?.trim() ? [`${name}: ${value.trim()}`] : []));
  return [facts.join('\n'), message.trim()].filter(Boolean).join('\n\n');
}
