import { parseSync, Visitor } from 'oxc-parser';

interface Named {
  value: string;
  line: number;
}

/** The texts and keys of a file's code with their lines. Comments, imports and words between tags are left out. */
export function namesIn(file: string, text: string): Named[] {
  const { program, errors } = parseSync(file, text);
  const [fault] = errors;
  if (fault) throw new Error(`${file} cannot be parsed: ${fault.message}`);
  const found: { value: string; start: number }[] = [];
  /** Where other checks look, and names of routes, which are how another section's page is meant to be known. */
  const passed = new Set<number>();
  new Visitor({
    ImportDeclaration: ({ source }) => void passed.add(source.start),
    ExportNamedDeclaration: ({ source }) => void (source && passed.add(source.start)),
    ExportAllDeclaration: ({ source }) => void passed.add(source.start),
    ImportExpression: ({ source }) => void passed.add(source.start),
    JSXAttribute: ({ name, value }) => void (name.name === 'route' && value && passed.add(value.start)),
    Literal: ({ value, start, ...literal }) => {
      if ('regex' in literal) found.push({ value: literal.regex.pattern.replaceAll('\\/', '/'), start });
      else if (typeof value === 'string' && !passed.has(start)) found.push({ value, start });
    },
    TemplateLiteral: ({ quasis, start }) =>
      void found.push({ value: quasis.map(({ value }) => value.cooked ?? value.raw).join('${}'), start }),
    Property: ({ key, computed, shorthand, start }) => {
      if (key.type === 'Identifier' && !computed && !shorthand) found.push({ value: key.name, start });
    },
    MemberExpression: ({ property, computed, start }) => {
      if (property.type === 'Identifier' && !computed && /^[A-Z_]+$/.test(property.name))
        found.push({ value: property.name, start });
    },
  }).visit(program);
  return found.map(({ value, start }) => ({ value, line: text.slice(0, start).split('\n').length }));
}
