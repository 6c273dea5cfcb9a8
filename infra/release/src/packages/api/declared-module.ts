import { existsSync, readFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { type Node, parseDeclarations } from './node.ts';

/** A name of another file, or of another package. */
export interface Elsewhere {
  from: string;
  name: string;
}

/** What one declaration file declares, imports and exports. */
export interface DeclaredModule {
  file: string;
  /** Several where a function has overloads. */
  declared: Map<string, Node[]>;
  imported: Map<string, Elsewhere>;
  /** The exported name to one that is declared or imported here, or to one elsewhere. */
  exported: Map<string, string | Elsewhere>;
  /** `export * from` */
  stars: string[];
}

export function readModule(file: string): DeclaredModule {
  const module: DeclaredModule = {
    file,
    declared: new Map(),
    imported: new Map(),
    exported: new Map(),
    stars: [],
  };
  for (const statement of parseDeclarations(readFileSync(file, 'utf8'))) add(module, statement);
  return module;
}

/** The declaration file that a relative specifier means; a package's own name stays as it is. */
export function declarationFile(from: string, specifier: string): string | null {
  if (!specifier.startsWith('.')) return null;
  const path = resolve(dirname(from), specifier).replace(/\.tsx?$|\.js$/, '');
  const found = [`${path}.d.ts`, `${path}/index.d.ts`].find((each) => existsSync(each));
  return found ?? null;
}

function add(module: DeclaredModule, statement: Node): void {
  const from = text(statement.source);
  switch (statement.type) {
    case 'ImportDeclaration':
      for (const each of statement.specifiers!)
        module.imported.set(text(each.local), { from, name: importedName(each) });
      break;
    case 'ExportAllDeclaration':
      module.stars.push(from);
      break;
    case 'ExportNamedDeclaration':
      for (const each of statement.specifiers!) {
        const name = text(each.orig ?? null) || '*';
        module.exported.set(text(each.exported ?? each.orig ?? each.name), from ? { from, name } : name);
      }
      break;
    case 'ExportDefaultExpression':
      module.exported.set('default', text(statement.expression));
      break;
    case 'ExportDeclaration':
      for (const name of declare(module, statement.declaration!)) module.exported.set(name, name);
      break;
    default:
      declare(module, statement);
  }
}

function declare(module: DeclaredModule, declaration: Node): string[] {
  const parts =
    declaration.type === 'VariableDeclaration'
      ? declaration.declarations!.map((each) => ({ ...declaration, id: each.id!, declarations: [each] }))
      : [declaration];
  return parts.flatMap((part) => {
    const name = text(part.identifier ?? part.id ?? null);
    if (!name) return [];
    module.declared.set(name, [...(module.declared.get(name) ?? []), part]);
    return [name];
  });
}

const importedName = (specifier: Node) => {
  if (specifier.type === 'ImportNamespaceSpecifier') return '*';
  return specifier.type === 'ImportDefaultSpecifier'
    ? 'default'
    : text(specifier.imported ?? specifier.local);
};

const text = (node: Node | null | undefined) => (typeof node?.value === 'string' ? node.value : '');
