import {
  ArrayMaxSize,
  ArrayUnique,
  IsArray,
  IsInt,
  IsOptional,
  IsString,
  Matches,
  Max,
  MaxLength,
  Min,
  ValidateNested,
} from 'class-validator';
import { Field, InputType, Int } from 'type-graphql';
import { DESTINATION_KEYS } from '../../rules/destinations.js';
import { SERVICE_LEVELS } from '../../rules/quote.js';
import { Told } from '../shared/api/api-field.js';
import { Describe } from '../shared/api/describe.js';
import {
  CompanyInput,
  DESTINATION,
  DestinationRateBody,
  DestinationRateInput,
  LEVEL,
  PHONE,
  PHONE_PATTERN,
  ServiceOptionBody,
  ServiceOptionInput,
  type ServiceWords,
  SocialLinkInput,
  said,
} from './settings-parts.inputs.js';

const NAME = said('Please give the name of the shop in 1 to 60 characters, on one line');
/** One line with something to read on it, and nothing that turns the line around it. */
const NAME_PATTERN = /^(?=.*[\p{L}\p{N}])[^\p{Cc}\p{Zl}\p{Zp}\u202a-\u202e\u2066-\u2069]+$/u;
const HOUR = said('Please choose an hour from 0 to 24');
const PROMOTION = said('Please keep the promotional line to 80 characters');
const REFUND = said('Please promise the 24 hours in 1 to 200 characters: that is what the shop does');
const VERSION = said('Please send the version of the settings that you looked at');

const levelOf = (service: unknown) => (service as ServiceWords | null)?.level;
const destinationOf = (rate: unknown) => (rate as DestinationRateInput | null)?.destination;
const nameOf = (link: unknown) => (link as SocialLinkInput | null)?.name;

/** What both doors take alike. */
@InputType()
class SettingsWords {
  @Told('The version that was looked at: refuses the change when it is another by now.', () => Int)
  @Min(1, VERSION)
  @Max(2_000_000_000, VERSION)
  @IsInt(VERSION)
  version: number;

  @Told('Name of the shop, 1 to 60 characters on one line.', () => String, { nullable: true })
  @IsOptional()
  @Matches(NAME_PATTERN, NAME)
  @MaxLength(60, NAME)
  @IsString(NAME)
  name?: string | null;

  @Told('Free phone line; may be empty.', () => String, { nullable: true })
  @IsOptional()
  @Matches(PHONE_PATTERN, PHONE)
  phone?: string | null;

  @Told('A line for the top of every page, up to 80 characters; may be empty.', () => String, {
    nullable: true,
  })
  @IsOptional()
  @MaxLength(80, PROMOTION)
  @IsString(PROMOTION)
  promotion?: string | null;

  @Told('What we promise about refunds, in a sentence that has the words "24 hours".', () => String, {
    nullable: true,
  })
  @IsOptional()
  @Matches(/\b24 hours\b/, REFUND)
  @MaxLength(200, REFUND)
  refundText?: string | null;

  @Told('London hour from which today can no longer be chosen, 0 to 24.', () => Int, { nullable: true })
  @IsOptional()
  @Min(0, HOUR)
  @Max(24, HOUR)
  @IsInt(HOUR)
  sameDayCutOffHour?: number | null;

  @Told('All of them, in the order of the page, at most 10.', () => [SocialLinkInput], {
    nullable: true,
    items: SocialLinkInput,
  })
  @IsOptional()
  @ValidateNested({ each: true })
  @ArrayUnique(nameOf, said('Please name each link once'))
  @ArrayMaxSize(10, said('There is room for 10 links'))
  @IsArray(said('Please send the links as a list'))
  socialLinks?: SocialLinkInput[] | null;

  @Told('Who issues documents from now on; those that were issued stay as they are.', () => CompanyInput, {
    nullable: true,
  })
  @IsOptional()
  @ValidateNested(said('Please send the company details'))
  company?: CompanyInput;
}

@InputType({ description: 'The settings of the shop; what is left out stays.' })
export class StoreSettingsInput extends SettingsWords {
  @Field(() => [ServiceOptionInput], { nullable: true, description: 'Those that change.' })
  @IsOptional()
  @ValidateNested({ each: true })
  @ArrayUnique(levelOf, LEVEL)
  @ArrayMaxSize(SERVICE_LEVELS.length, LEVEL)
  @IsArray(LEVEL)
  services?: ServiceOptionInput[] | null;

  @Field(() => [DestinationRateInput], { nullable: true, description: 'Those that change, or are new.' })
  @IsOptional()
  @ValidateNested({ each: true })
  @ArrayUnique(destinationOf, DESTINATION)
  @ArrayMaxSize(DESTINATION_KEYS.length, DESTINATION)
  @IsArray(DESTINATION)
  destinationRates?: DestinationRateInput[] | null;
}

/** The same over REST. */
export class StoreSettingsBody extends SettingsWords {
  @Describe('Those that change.', { items: ServiceOptionBody })
  @IsOptional()
  @ValidateNested({ each: true })
  @ArrayUnique(levelOf, LEVEL)
  @ArrayMaxSize(SERVICE_LEVELS.length, LEVEL)
  @IsArray(LEVEL)
  services?: ServiceOptionBody[] | null;

  @Describe('Those that change, or are new.', { items: DestinationRateBody })
  @IsOptional()
  @ValidateNested({ each: true })
  @ArrayUnique(destinationOf, DESTINATION)
  @ArrayMaxSize(DESTINATION_KEYS.length, DESTINATION)
  @IsArray(DESTINATION)
  destinationRates?: DestinationRateBody[] | null;
}
