import { ValidateBy } from 'class-validator';

/** For what becomes a header of a mail: a line break in it would begin another header. */
export function OneLine(): PropertyDecorator {
  return ValidateBy({
    name: 'oneLine',
    validator: {
      validate: (value) => typeof value !== 'string' || !/[\r\n]/.test(value),
      defaultMessage: () => 'must be a single line',
    },
  });
}
