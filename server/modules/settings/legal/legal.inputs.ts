import { ArrayMaxSize, ArrayMinSize, IsIn, IsInt, Matches, Max, MaxLength, Min } from 'class-validator';
import { Field, InputType, Int } from 'type-graphql';
import { LEGAL_KINDS, type LegalKind, type LegalVersion } from '../../../../rules/legal-documents.js';
import { SeveralLines } from '../../../platform/api/clean-text.js';
import { IsVersion } from '../../../platform/api/version.js';
import { LegalKinds } from './legal.entity.js';

/** No text of an input may be longer than 10,000 characters, so a document is sent in paragraphs. */
const PARAGRAPHS_MAX = 400;
const PARAGRAPH_MAX = 5_000;
const NOTE_MAX = 200;
/** The database's largest integer. */
const VERSION_MAX = 2 ** 31 - 1;

const KIND = { message: `Documents are ${LEGAL_KINDS.join(', ')}` };
const VERSION = { message: 'The version of a document is a whole number from 1' };
const NO_TEXT = { message: 'Enter the text of the document' };
const LONG_TEXT = {
  message: `Keep the document to ${PARAGRAPHS_MAX} paragraphs of ${PARAGRAPH_MAX.toLocaleString('en')} characters`,
};

/** The most versions that a call names: one of each document. */
export const ACCEPTED_MAX = LEGAL_KINDS.length;
export const ACCEPTED_LIST = { message: 'Name each document once' };

@InputType({ description: 'A document version that was shown to the user who agrees to it.' })
export class AcceptedVersionInput implements LegalVersion {
  @Field(() => LegalKinds, { description: 'The document.' })
  @IsIn(LEGAL_KINDS, KIND)
  kind: LegalKind;

  @Field(() => Int, { description: 'Version of the document, from 1.' })
  @Max(VERSION_MAX, VERSION)
  @Min(1, VERSION)
  @IsInt(VERSION)
  version: number;
}

@InputType({ description: 'A draft of the next version of a document.' })
export class LegalDraftInput {
  @Field(() => LegalKinds, { description: 'The document.' })
  kind: LegalKind;

  @Field(() => [String], {
    description: `The paragraphs in Markdown, up to ${PARAGRAPHS_MAX}; the text of the current version removes the draft.`,
  })
  @Matches(/\S/, { ...NO_TEXT, each: true })
  @MaxLength(PARAGRAPH_MAX, { ...LONG_TEXT, each: true })
  @ArrayMinSize(1, NO_TEXT)
  @ArrayMaxSize(PARAGRAPHS_MAX, LONG_TEXT)
  @SeveralLines()
  paragraphs: string[];

  @Field(() => Int, { description: 'Version of the draft that was read; CONFLICT when it has changed.' })
  @IsVersion()
  version: number;
}

@InputType({ description: 'The draft to publish as the next version of a document.' })
export class LegalPublicationInput {
  @Field(() => LegalKinds, { description: 'The document.' })
  kind: LegalKind;

  @Field(() => Int, { description: 'Version of the draft that was read; CONFLICT when it has changed.' })
  @IsVersion()
  version: number;

  @Field({
    description: `A note for staff, such as who checked the text; up to ${NOTE_MAX} characters, may be empty.`,
  })
  @MaxLength(NOTE_MAX, { message: `Keep the note to ${NOTE_MAX} characters` })
  @SeveralLines()
  note: string;
}
