import { applyDecorators } from '@nestjs/common';
import { Transform } from 'class-transformer';
import { IsOptional, ValidateBy, type ValidationArguments } from 'class-validator';

export interface TextRule {
  /** Code points, after normalising. Default 1. */
  min?: number;
  /** Code points, after normalising. */
  max: number;
  pattern?: RegExp;
  /** Said when the text is too short or does not match. */
  message?: string;
}

/** A required text field of a DTO: normalised, then measured in code points. */
export function Text(rule: TextRule): PropertyDecorator {
  return applyDecorators(
    Transform(({ value }) => (isFarAbove(value, rule.max) ? value : normalizeText(value))),
    ValidateBy({
      name: 'text',
      validator: {
        validate: (value) => faultOf(value, rule) === undefined,
        defaultMessage: (about?: ValidationArguments) => faultOf(about?.value, rule) ?? 'Invalid input',
      },
    }),
  );
}

/** Refused whatever normalising and trimming would take away, so that it is not done. */
function isFarAbove(value: unknown, max: number): boolean {
  return typeof value === 'string' && value.length > 4 * max + 1_000;
}

/** The same where null and absent are fine. */
export function OptionalText(rule: TextRule): PropertyDecorator {
  return applyDecorators(IsOptional(), Text(rule));
}

/** Trimmed, NFC, without NUL or half surrogate pairs; what is not text is left alone. */
export function normalizeText<T>(value: T): T | string {
  if (typeof value !== 'string') return value;
  return streamSafe(value.replaceAll('\0', '').toWellFormed()).normalize('NFC').trim();
}

/** More marks on one letter than any language writes. */
const THIRTY_MARKS = /\p{M}{30}(?=\p{M})/gu;

/**
 * The Stream-Safe Text Process (UAX 15): a joiner after each thirty marks in a row. Normalising sorts the marks of a
 * letter, which takes the square of their number: 48 seconds for a megabyte of accents.
 */
function streamSafe(text: string): string {
  return text.replace(THIRTY_MARKS, '$&\u034f');
}

export function codePoints(text: string): number {
  let count = 0;
  for (const _ of text) count += 1;
  return count;
}

function faultOf(value: unknown, { min = 1, max, pattern, message }: TextRule): string | undefined {
  if (value === undefined || value === null) return 'Required';
  if (typeof value !== 'string') return 'Invalid input';
  const length = codePoints(value);
  if (length < min) return message ?? (length === 0 ? 'Required' : `must be at least ${min} characters`);
  if (length > max) return `must be at most ${max} characters`;
  if (pattern && !pattern.test(value)) return message ?? 'Invalid input';
  return undefined;
}
