import { expect, it } from '@jest/globals';
import { IsOptional, IsString } from 'class-validator';
import { Field, InputType } from 'type-graphql';
import { RegisterInput } from '../../modules/users/user.inputs.js';
import { AsSent, SeveralLines } from './clean-text.js';
import { checkArgument, readInput } from './validate.js';

@InputType()
class Letter {
  @Field() @IsString() name: string;
  @Field() @SeveralLines() @IsString() message: string;
  @Field() @AsSent() @IsString() password: string;
  @IsOptional() words?: unknown;
  @IsOptional() anything?: unknown;
}

const SENT = {
  name: ' An\u200bn\r\nJose\u0301 ',
  message: 'Hello\u200b \r\nyou ',
  password: ' a\u200b\nb ',
  words: ['two\u00adfold\n'],
  anything: { deep: [{ text: 'a\u200b\r\nb' }], count: 3, none: null },
};
const STORED = {
  name: 'Ann José',
  message: 'Hello\nyou',
  password: ' a\u200b\nb ',
  words: ['twofold'],
  anything: { deep: [{ text: 'a\nb' }], count: 3, none: null },
};

it('texts of a REST body are cleaned before they are judged; line ends stay where a text has several lines', async () => {
  expect({ ...(await readInput(Letter, SENT)) }).toEqual(STORED);
});

it('texts of a GraphQL argument are cleaned alike, a password is kept to the letter', async () => {
  const letter = Object.assign(new Letter(), SENT);
  await checkArgument(letter);
  expect({ ...letter }).toEqual(STORED);
  const registration = Object.assign(new RegisterInput(), { ...SENT, email: '\u202aann@example.com\u202c' });
  await checkArgument(registration);
  expect(registration).toMatchObject({ name: 'Ann José', email: 'ann@example.com', password: SENT.password });
});

it('what is empty without its unseen signs is empty', async () => {
  await expect(
    readInput(RegisterInput, { name: '\u200b', email: '\u200b', password: 'x' }),
  ).resolves.toMatchObject({
    name: '',
    email: '',
  });
});
