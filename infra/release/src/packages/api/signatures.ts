import { type Node, NOWHERE, printed, printedType } from './node.ts';

/**
 * A declaration, taken apart: its own line, and one for each member and parameter, so that an added one is told from a
 * changed one. A line starts with `?` where nobody has to give the thing.
 */
export function signatures(name: string, declarations: Node[]): [key: string, signature: string][] {
  return declarations.flatMap((declaration, index) =>
    ofDeclaration(index === 0 ? name : `${name}.overload ${index + 1}`, declaration),
  );
}

type Lines = [key: string, signature: string][];

function ofDeclaration(key: string, declaration: Node): Lines {
  switch (declaration.type) {
    case 'FunctionDeclaration':
      return ofFunction(key, declaration);
    case 'ClassDeclaration':
      return [[key, head({ ...declaration, body: [] })], ...ofMembers(key, declaration.body as Node[])];
    case 'TsInterfaceDeclaration': {
      const body = declaration.body as Node;
      return [
        [key, head({ ...declaration, body: { ...body, body: [] } })],
        ...ofMembers(key, body.body as Node[]),
      ];
    }
    case 'TsTypeAliasDeclaration': {
      const type = declaration.typeAnnotation!;
      if (type.type !== 'TsTypeLiteral') return [[key, head(declaration)]];
      const empty = { ...declaration, typeAnnotation: { ...type, members: [] } };
      return [[key, head(empty)], ...ofMembers(key, type.members!)];
    }
    case 'VariableDeclaration': {
      const [variable] = declaration.declarations!;
      const annotation = variable!.id!.typeAnnotation;
      return annotation ? ofType(key, annotation, declaration.kind!) : [[key, head(declaration)]];
    }
    default:
      return [[key, head(declaration)]];
  }
}

const head = (declaration: Node) =>
  printed(declaration)
    .replace(/^declare /, '')
    .replace(/ ?\{ ?\}$/, '');

function ofMembers(key: string, members: Node[]): Lines {
  const seen = new Map<string, number>();
  return members.flatMap((member) => {
    if (member.type === 'PrivateProperty' || member.accessibility === 'private') return [];
    const name = memberName(member);
    const count = (seen.get(name) ?? 0) + 1;
    seen.set(name, count);
    return ofMember(`${key}.${name}${count > 1 ? `.overload ${count}` : ''}`, member);
  });
}

function memberName(member: Node): string {
  if (member.type === 'TsCallSignatureDeclaration') return 'call';
  if (member.type === 'TsConstructSignatureDeclaration') return 'new';
  if (member.type === 'TsIndexSignature') return 'index';
  return typeof member.key?.value === 'string' ? member.key.value : printedValue(member.key!);
}

const printedValue = (expression: Node) =>
  printed({ type: 'ExpressionStatement', span: NOWHERE, expression });

function ofMember(key: string, member: Node): Lines {
  const prefix = [
    (member.optional || member.isOptional) && '?',
    member.accessibility,
    member.isStatic && 'static',
    member.isAbstract && 'abstract',
    member.readonly && 'readonly',
    member.kind,
  ].filter(Boolean);
  const callable = member.function ?? member;
  const write = callable.params && member.type !== 'TsIndexSignature' ? ofFunction : ofMemberType;
  return write(key, callable, prefix.join(' '));
}

/** What is set to a literal has that as its type. */
function ofMemberType(key: string, member: Node, prefix: string): Lines {
  if (member.typeAnnotation || !member.value) return ofType(key, member.typeAnnotation, prefix);
  return [[key, `${prefix} ${printedValue(member.value as Node)}`.trim()]];
}

function ofFunction(key: string, declaration: Node, prefix = ''): Lines {
  const returned = (declaration.returnType ?? declaration.typeAnn ?? declaration.typeAnnotation)
    ?.typeAnnotation;
  const parts = returned?.type === 'TsTypeLiteral' ? returned.members! : [];
  const result = parts.length > 0 ? '{…}' : returned ? printedType(returned) : 'itself';
  return [
    [key, `${prefix} ${typeParameters(declaration)}(…) => ${result}`.trim()],
    ...declaration.params!.flatMap((parameter, index) => ofParameter(`${key}.(${index})`, parameter)),
    ...ofMembers(`${key}.returned`, parts),
  ];
}

/** A parameter by its place: what it is called, and what is taken out of it, is nobody's concern. */
function ofParameter(key: string, parameter: Node): Lines {
  const pattern = parameter.pat ?? parameter;
  const rest = pattern.type === 'RestElement';
  return ofType(key, pattern.typeAnnotation, rest ? '? ...' : pattern.optional ? '?' : '');
}

/** An object's or a function's type is taken apart in its place. */
function ofType(key: string, annotation: Node | null | undefined, prefix: string): Lines {
  const type = annotation?.typeAnnotation;
  const line = (text: string): [string, string] => [key, `${prefix} ${text}`.trim()];
  if (!type) return [line('any')];
  if (type.type === 'TsFunctionType') return ofFunction(key, type, prefix);
  if (type.type !== 'TsTypeLiteral') return [line(printedType(type))];
  return [line('{…}'), ...ofMembers(key, type.members!)];
}

function typeParameters(declaration: Node): string {
  const { typeParameters: own, typeParams } = declaration as { typeParameters?: Node; typeParams?: Node };
  const parameters = own ?? typeParams;
  if (!parameters) return '';
  return printedType({ ...FUNCTION_TYPE, typeParams: parameters } as Node).replace(/\(\) *=> *void$/, '');
}

const FUNCTION_TYPE = {
  type: 'TsFunctionType',
  span: NOWHERE,
  params: [],
  typeAnnotation: {
    type: 'TsTypeAnnotation',
    span: NOWHERE,
    typeAnnotation: { type: 'TsKeywordType', span: NOWHERE, kind: 'void' },
  },
};
