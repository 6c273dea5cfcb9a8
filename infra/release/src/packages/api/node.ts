import { type Module, parseSync, printSync } from '@swc/core';

/** As much of swc's tree as is read here. */
export interface Node {
  type: string;
  value?: string | Node;
  accessibility?: string | null;
  optional?: boolean;
  isOptional?: boolean;
  readonly?: boolean;
  isStatic?: boolean;
  isAbstract?: boolean;
  kind?: string;
  id?: Node;
  identifier?: Node;
  key?: Node;
  body?: Node | Node[] | null;
  members?: Node[];
  declaration?: Node;
  declarations?: Node[];
  expression?: Node;
  specifiers?: Node[];
  source?: Node | null;
  local?: Node;
  imported?: Node | null;
  orig?: Node;
  exported?: Node | null;
  name?: Node;
  params?: Node[];
  pat?: Node;
  function?: Node;
  typeAnnotation?: Node | null;
  typeAnn?: Node | null;
  returnType?: Node | null;
}

export const NOWHERE = { start: 0, end: 0, ctxt: 0 };

/** The statements of a declaration file. */
export function parseDeclarations(source: string): Node[] {
  // `dts` is read by the parser, and missing in its types.
  const options = { syntax: 'typescript', dts: true } as { syntax: 'typescript' };
  return parseSync(source, options).body as unknown as Node[];
}

/** A statement in one line, without comments; types of files of the package stand by their names alone. */
export function printed(statement: object): string {
  const module = { type: 'Module', span: NOWHERE, body: [statement], interpreter: null } as unknown as Module;
  return printSync(module)
    .code.replaceAll(/import\("\.[^"]*"\)\./g, '')
    .replaceAll(/\s+/g, ' ')
    .replace(/;? *$/, '');
}

/** A type in one line. */
export function printedType(type: Node): string {
  const id = { type: 'Identifier', span: NOWHERE, ctxt: 0, value: '_', optional: false };
  const alias = { type: 'TsTypeAliasDeclaration', span: NOWHERE, declare: false, id, typeParams: null };
  return printed({ ...alias, typeAnnotation: type }).replace('type _ = ', '');
}
