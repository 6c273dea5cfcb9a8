import type { ArgumentMetadata, PipeTransform, Type } from '@nestjs/common';
import type { FieldError } from '@coachlab/contracts';
import { plainToInstance } from 'class-transformer';
import { validate, type ValidationError } from 'class-validator';
import { InvalidInputError } from '../errors/service-errors.ts';

const strict = new WeakSet<object>();

/** Marks a DTO that refuses fields it does not know: our own extensions. The spec's calls ignore them. */
export function Strict(): ClassDecorator {
  return (target) => void strict.add(target);
}

/** Turns bodies and queries into their DTOs, or throws InvalidInputError that names every bad field. */
export class ValidationPipe implements PipeTransform {
  async transform(value: unknown, { type, metatype }: ArgumentMetadata): Promise<unknown> {
    if (type === 'custom' || !isDto(metatype)) return value;
    const plain = value ?? {};
    if (typeof plain !== 'object' || Array.isArray(plain))
      throw new InvalidInputError([{ path: '', message: `The ${type} must be an object` }]);
    const dto = instanceOf(metatype, plain);
    const faults = await validate(dto, {
      whitelist: true,
      forbidNonWhitelisted: strict.has(metatype),
      forbidUnknownValues: false,
      stopAtFirstError: true,
    });
    if (faults.length > 0) throw new InvalidInputError(faults.flatMap((fault) => fieldErrors(fault)));
    return dto;
  }
}

/** class-transformer takes a nested object's own `constructor` field for its class, and trips over it. */
function instanceOf(metatype: Type, plain: object): object {
  try {
    return plainToInstance(metatype, plain) as object;
  } catch (cause) {
    const errors = [{ path: '', message: 'The body has a field named constructor' }];
    throw new InvalidInputError(errors, 'validation_failed', { cause });
  }
}

function isDto(metatype: ArgumentMetadata['metatype']): metatype is Type {
  return metatype !== undefined && ![String, Number, Boolean, Array, Object].includes(metatype as never);
}

function fieldErrors(fault: ValidationError, prefix = ''): FieldError[] {
  const path = prefix + fault.property;
  const own = Object.values(fault.constraints ?? {}).slice(0, 1);
  return [
    ...own.map((message) => ({ path, message: withoutName(message, fault.property) })),
    ...(fault.children ?? []).flatMap((child) => fieldErrors(child, `${path}.`)),
  ];
}

/** class-validator begins its own sentences with the property, which `path` says already. */
function withoutName(message: string, property: string): string {
  return message.startsWith(`${property} `) ? message.slice(property.length + 1) : message;
}
