import { ValidateBy, type ValidationOptions } from 'class-validator';

/**
 * Validates a number with at most this many decimals. class-validator's own check throws for a number so small that
 * it is written with an exponent, such as 1e-9. It keeps the name of that check, which the API description knows.
 */
export function IsDecimal(most: number, options: ValidationOptions): PropertyDecorator {
  const validate = (value: unknown) =>
    Number.isFinite(value) && Number((value as number).toFixed(most)) === value;
  return ValidateBy({ name: 'isNumber', validator: { validate } }, options);
}
