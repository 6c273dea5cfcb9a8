import { Ajv } from 'ajv';
import type { AnySchemaObject } from 'ajv';

export interface Fault {
  /** JSON pointer to what is wrong: `/remotes/0/candidate/weight`; empty for the whole. */
  path: string;
  message: string;
}

/** All that a schema finds wrong with a value; none when it fits. */
export type Validator = (value: unknown) => Fault[];

/** The schema is compiled on first use: importing this costs nothing. */
export function validatorFor(schema: AnySchemaObject): Validator {
  let validate: ReturnType<Ajv['compile']> | undefined;
  return (value) => {
    validate ??= new Ajv({ allErrors: true, strict: true, allowUnionTypes: true }).compile(schema);
    if (validate(value)) return [];
    return (validate.errors ?? []).map(({ instancePath, keyword, params, message = keyword }) => ({
      path: instancePath,
      message: keyword === 'additionalProperties' ? `${message}: ${params['additionalProperty']}` : message,
    }));
  };
}
