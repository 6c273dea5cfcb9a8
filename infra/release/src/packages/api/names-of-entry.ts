import { declarationFile, type DeclaredModule, type Elsewhere, readModule } from './declared-module.ts';
import type { Node } from './node.ts';
import { signatures } from './signatures.ts';

interface Place {
  file: string;
  name: string;
}

/** The names that a declaration file exports, and those that their declarations need. */
export function namesOfEntry(entry: string): Map<string, string> {
  const modules = new Map<string, DeclaredModule>();
  const moduleOf = (file: string): DeclaredModule => {
    const module = modules.get(file) ?? readModule(file);
    modules.set(file, module);
    return module;
  };
  const exportsOf = (file: string): Map<string, Place | Elsewhere> => {
    const { exported, stars } = moduleOf(file);
    const all = new Map<string, Place | Elsewhere>();
    for (const star of stars) {
      const target = declarationFile(file, star);
      if (target) for (const [name, place] of exportsOf(target)) all.set(name, place);
      else all.set(`* of ${star}`, { from: star, name: '*' });
    }
    for (const [name, source] of exported) all.set(name, find(file, source));
    return all;
  };
  const find = (file: string, source: string | Elsewhere): Place | Elsewhere => {
    if (typeof source === 'string') {
      const imported = moduleOf(file).imported.get(source);
      return imported ? find(file, imported) : { file, name: source };
    }
    const target = declarationFile(file, source.from);
    return (target ? exportsOf(target).get(source.name) : undefined) ?? source;
  };

  const names = new Map<string, string>();
  const written = new Set<string>();
  const offered = exportsOf(entry);
  const publicNames = new Map(
    [...offered].map(([name, place]) => ['file' in place ? `${place.file} ${place.name}` : '', name]),
  );
  const write = (place: Place | Elsewhere, as: string): void => {
    if (!('file' in place)) {
      if (!as.startsWith('~')) names.set(as, `${place.name} of ${place.from}`);
      return;
    }
    const declarations = moduleOf(place.file).declared.get(place.name);
    if (!declarations || written.has(as)) return;
    written.add(as);
    for (const [key, signature] of signatures(as, declarations)) names.set(key, signature);
    for (const source of usedBy(declarations)) {
      const used = find(place.file, source);
      const known = 'file' in used ? publicNames.get(`${used.file} ${used.name}`) : undefined;
      if (!known) write(used, `~${used.name}`);
    }
  };
  for (const [name, place] of offered) write(place, name);
  return names;
}

/** Names in declarations, and types that the compiler wrote as `import("./file.ts").Name`. */
function usedBy(declarations: Node[]): (string | Elsewhere)[] {
  const found: (string | Elsewhere)[] = [];
  JSON.stringify(declarations, (_key, part: ImportType | null) => {
    if (part?.type === 'Identifier' && part.value) found.push(part.value);
    if (part?.type === 'TsImportType')
      found.push({ from: part.argument!.value, name: part.qualifier?.value ?? '*' });
    return part;
  });
  return found;
}

interface ImportType {
  type?: string;
  value?: string;
  argument?: { value: string };
  qualifier?: { value?: string };
}
