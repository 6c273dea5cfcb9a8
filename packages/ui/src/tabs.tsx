import { createContext, use, useId, useState, type KeyboardEvent, type ReactNode } from 'react';
import css from './tabs.module.css';

interface TabsState {
  id: string;
  current: string;
  /** Panels that were open once stay mounted, so that what was typed in them is kept. */
  seen: ReadonlySet<string>;
  choose: (value: string) => void;
}

const TabsContext = createContext<TabsState | null>(null);

export interface TabsProps {
  /** Controlled: the current tab. */
  value?: string;
  /** Uncontrolled: the first tab shown. */
  defaultValue?: string;
  onChange?: (value: string) => void;
  children: ReactNode;
}

/** Holds one `TabList` and a `TabPanel` for each tab, anywhere below. */
export function Tabs({ value, defaultValue = '', onChange, children }: TabsProps) {
  const id = useId();
  const [chosen, setChosen] = useState(value ?? defaultValue);
  const [seen, setSeen] = useState<ReadonlySet<string>>(() => new Set([value ?? defaultValue]));
  const current = value ?? chosen;
  if (!seen.has(current)) setSeen(new Set([...seen, current]));
  const choose = (next: string) => {
    setChosen(next);
    if (next !== current) onChange?.(next);
  };
  return <TabsContext value={{ id, current, seen, choose }}>{children}</TabsContext>;
}

export interface TabListProps {
  /** What the tabs are about, for screen readers. */
  label: string;
  tabs: readonly { value: string; label: ReactNode }[];
}

/** Words on a hairline, ink under the current one. Arrow keys, Home and End move and choose. */
export function TabList({ label, tabs }: TabListProps) {
  const { id, current, choose } = useTabs();
  const move = (event: KeyboardEvent<HTMLDivElement>) => {
    const at = tabs.findIndex((tab) => tab.value === current);
    const to = { ArrowRight: at + 1, ArrowLeft: at - 1, Home: 0, End: tabs.length - 1 }[event.key];
    if (to === undefined) return;
    event.preventDefault();
    const next = (to + tabs.length) % tabs.length;
    (event.currentTarget.children[next] as HTMLElement).focus();
    choose(tabs[next]!.value);
  };
  return (
    <div role="tablist" aria-label={label} className={css.list} onKeyDown={move}>
      {tabs.map((tab) => (
        <button
          key={tab.value}
          type="button"
          role="tab"
          id={`${id}-${tab.value}`}
          aria-controls={`${id}-${tab.value}-panel`}
          aria-selected={tab.value === current}
          tabIndex={tab.value === current ? 0 : -1}
          className={css.tab}
          onClick={() => choose(tab.value)}
        >
          {tab.label}
        </button>
      ))}
    </div>
  );
}

export interface TabPanelProps {
  value: string;
  /** In the first HTML although another tab is the current one: text that search engines shall find. */
  eager?: boolean;
  children: ReactNode;
}

/** The contents of one tab: in the first HTML when it is the current one, mounted from its first showing on. */
export function TabPanel({ value, eager, children }: TabPanelProps) {
  const { id, current, seen } = useTabs();
  return (
    <div
      role="tabpanel"
      id={`${id}-${value}-panel`}
      aria-labelledby={`${id}-${value}`}
      tabIndex={0}
      hidden={value !== current}
      className={css.panel}
    >
      {(eager || seen.has(value)) && children}
    </div>
  );
}

function useTabs() {
  const state = use(TabsContext);
  if (!state) throw new Error('TabList and TabPanel stand inside Tabs.');
  return state;
}
