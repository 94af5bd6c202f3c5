import {
  ArrayMaxSize,
  ArrayMinSize,
  IsEmail,
  IsUrl,
  Length,
  Matches,
  Max,
  MaxLength,
  Min,
} from 'class-validator';
import { Field, Float, InputType } from 'type-graphql';
import type { DestinationKey } from '../../../rules/destinations.js';
import { SHOP_PHONE } from '../../../rules/people/contact-rules.js';
import { SERVICE_LEVELS, type ServiceLevel } from '../../../rules/prices/quote.js';
import { AsPhone, SeveralLines } from '../../platform/api/clean-text.js';
import { DestinationKeys, ServiceLevels } from '../../platform/api/enums.js';
import { IsDecimal } from '../../platform/api/is-decimal.js';
import { Pence } from '../../platform/api/scalars.js';

export const withMessage = (message: string) => ({ message });
const each = (message: string) => ({ message, each: true });

const LINK_NAME = withMessage('Name the link in 1 to 40 characters');
const HTTPS = /^https:\/\//i;
const PROOF_NAME = withMessage('Say what it proves in 1 to 80 characters');
const LINK_URL = withMessage('Enter the whole address, beginning with https://');
export const PHONE = withMessage('Enter a phone number of digits, spaces and + ( ) -, or leave it empty');
const LEGAL_NAME = withMessage('Enter the legal name in 1 to 120 characters');
const ADDRESS = 'Enter 1 to 6 lines of up to 80 characters each';
const COMPANY_NUMBER = withMessage('Enter the company number in up to 20 characters');
const VAT_NUMBER = withMessage('Enter the VAT number in up to 20 characters, or leave it empty');
const VAT_PERCENT = withMessage('Enter the VAT rate as a percentage from 0 to 100');
const VAT_TEXT = withMessage('Keep the VAT statement to 300 characters');
const EMAIL = withMessage('Please enter a valid email address');
const SERVICE_NAME = withMessage('Name the service in 1 to 60 characters');
const SERVICE_MESSAGE = withMessage('Describe the service in 1 to 300 characters');
export const LEVEL = withMessage(`Services are ${SERVICE_LEVELS.join(', ')}, each once`);
export const DESTINATION = withMessage('Choose a destination from the list, each once');
const PENCE = withMessage('Enter an amount from £0.00 to £99,999.99');
const CUBIC_METRE = withMessage('Enter an amount from £0.01 to £99,999.99');

const PENCE_MAX = 9_999_999;

@InputType({ description: 'A social media link of the company.' })
export class SocialLinkInput {
  @Field({ description: 'Name of the other site, up to 40 characters.' })
  @Matches(/\S/, LINK_NAME)
  @Length(1, 40, LINK_NAME)
  name: string;

  @Field({ description: 'The full address, https only.' })
  @IsUrl({ protocols: ['https'], require_protocol: true, disallow_auth: true }, LINK_URL)
  @Matches(HTTPS, LINK_URL)
  @MaxLength(300, LINK_URL)
  url: string;
}

@InputType({ description: 'A membership or review, with the page that proves it.' })
export class ProofInput {
  @Field({ description: 'The name, up to 80 characters.' })
  @Matches(/\S/, PROOF_NAME)
  @Length(1, 80, PROOF_NAME)
  name: string;

  @Field({ description: 'Full https address of the page that proves it.' })
  @IsUrl({ protocols: ['https'], require_protocol: true, disallow_auth: true }, LINK_URL)
  @Matches(HTTPS, LINK_URL)
  @MaxLength(300, LINK_URL)
  url: string;
}

@InputType({ description: 'The company that issues the documents, and its VAT details.' })
export class CompanyInput {
  @Field({ description: 'The registered name, 1 to 120 characters.' })
  @Matches(/\S/, LEGAL_NAME)
  @Length(1, 120, LEGAL_NAME)
  legalName: string;

  @Field(() => [String], { description: 'Lines of the postal address, without the name: 1 to 6 lines.' })
  @Matches(/\S/, each(ADDRESS))
  @MaxLength(80, each(ADDRESS))
  @ArrayMinSize(1, withMessage(ADDRESS))
  @ArrayMaxSize(6, withMessage(ADDRESS))
  addressLines: string[];

  @Field({ description: 'The registered company number, up to 20 characters.' })
  @MaxLength(20, COMPANY_NUMBER)
  companyNumber: string;

  @Field({ description: 'VAT number; empty when not registered for VAT.' })
  @MaxLength(20, VAT_NUMBER)
  vatNumber: string;

  @Field(() => Float, { description: 'VAT percent in every price; 0 without a VAT number.' })
  @Min(0, VAT_PERCENT)
  @Max(100, VAT_PERCENT)
  @IsDecimal(2, VAT_PERCENT)
  vatPercent: number;

  @Field({ description: 'The legal reason for that rate, for the invoice; up to 300 characters.' })
  @MaxLength(300, VAT_TEXT)
  @SeveralLines()
  vatText: string;

  @Field({ description: 'The email address for questions about documents.' })
  @IsEmail({}, EMAIL)
  @MaxLength(254, EMAIL)
  email: string;

  @Field({ description: 'The phone number for questions about documents; may be empty.' })
  @Matches(SHOP_PHONE, PHONE)
  @AsPhone()
  phone: string;
}

@InputType({ description: 'A service.' })
export class ServiceOptionInput {
  @Field(() => ServiceLevels, { description: 'The service level.' })
  level: ServiceLevel;

  @Field({ description: 'The display name, 1 to 60 characters.' })
  @Matches(/\S/, SERVICE_NAME)
  @Length(1, 60, SERVICE_NAME)
  name: string;

  @Field({ description: 'What it includes, 1 to 300 characters.' })
  @Matches(/\S/, SERVICE_MESSAGE)
  @Length(1, 300, SERVICE_MESSAGE)
  @SeveralLines()
  description: string;

  @Field(() => Pence, { description: 'The surcharge in pence, up to 9,999,999; 0 for standard.' })
  @Min(0, PENCE)
  @Max(PENCE_MAX, PENCE)
  surcharge: number;
}

@InputType({ description: 'Rates of a destination for custom boxes.' })
export class DestinationRateInput {
  @Field(() => DestinationKeys, { description: 'The destination of these rates.' })
  destination: DestinationKey;

  @Field(() => Pence, { description: 'Rate of a custom box in pence per cubic metre, 1 to 9,999,999.' })
  @Min(1, CUBIC_METRE)
  @Max(PENCE_MAX, CUBIC_METRE)
  perCubicMetre: number;

  @Field(() => Pence, { description: 'The handling fee for each custom box in pence, up to 9,999,999.' })
  @Min(0, PENCE)
  @Max(PENCE_MAX, PENCE)
  handling: number;

  @Field(() => Pence, { description: 'The surcharge for a custom box over 30 kg in pence, up to 9,999,999.' })
  @Min(0, PENCE)
  @Max(PENCE_MAX, PENCE)
  heavySurcharge: number;
}
