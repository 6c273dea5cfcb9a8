interface Fault {
  title: string;
  at?: string | null;
  text: string;
}

const LOOKS = `
:host { all: initial; }
div { position: fixed; inset: auto 0 0 0; max-height: 70vh; overflow: auto; z-index: 2147483647; box-sizing: border-box;
  padding: 16px 20px; background: #1d1b1a; color: #f6f1ea; border-top: 4px solid #e5484d;
  font: 14px/1.5 ui-monospace, 'Cascadia Mono', Menlo, Consolas, monospace; }
h2 { margin: 0 0 4px; font-size: 16px; color: #ff9592; overflow-wrap: anywhere; }
p { margin: 0 0 8px; color: #ffca16; overflow-wrap: anywhere; }
pre { margin: 0 0 16px; font: inherit; white-space: pre-wrap; overflow-wrap: anywhere; }
button { position: sticky; top: 0; float: right; font: inherit; color: inherit; background: #3b3735;
  border: 1px solid #8a817a; border-radius: 6px; padding: 6px 12px; cursor: pointer; }
button:focus-visible { outline: 3px solid #ffca16; }
`;

const faults = new Map<string, Fault>();
let host: HTMLElement | undefined;

/** Shows a fault over the page until it is hidden or closed; one with the same key is replaced. */
export function show(key: string, fault: Fault): void {
  faults.set(key, fault);
  draw();
}

export function hide(key: string): void {
  if (faults.delete(key)) draw();
}

/** Anew as well, when the document has been emptied. */
export function draw(): void {
  host?.remove();
  host = undefined;
  if (faults.size === 0) return;
  host = document.createElement('coachlab-faults');
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(LOOKS);
  const root = host.attachShadow({ mode: 'open' });
  root.adoptedStyleSheets = [sheet];
  const panel = element('div', '');
  panel.setAttribute('role', 'alert');
  const close = element('button', 'Close');
  close.addEventListener('click', () => {
    faults.clear();
    draw();
  });
  panel.append(close);
  for (const { title, at, text } of faults.values()) {
    panel.append(element('h2', title), ...(at ? [element('p', at)] : []), element('pre', text));
  }
  root.append(panel);
  // React owns the page's elements; beside them it leaves ours alone.
  document.documentElement.append(host);
}

function element(name: string, text: string): HTMLElement {
  const made = document.createElement(name);
  made.textContent = text;
  return made;
}
