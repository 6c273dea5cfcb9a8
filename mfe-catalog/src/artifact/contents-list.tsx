import { Link } from '@coachlab/remote-kit';
import { Label } from '@coachlab/ui';
import { useEffect, useId, useRef, useState } from 'react';
import css from './contents-list.module.css';

/** Fewer parts are seen at a glance. */
const LONG = 5;

interface Part {
  id: string;
  title: string;
}

/** What stands beside it, as links. The parts of a tab that is closed are left out. */
export function ContentsList() {
  const place = useRef<HTMLElement>(null);
  const label = useId();
  const [parts, setParts] = useState<Part[]>([]);
  useEffect(() => {
    const text = place.current?.parentElement?.previousElementSibling;
    if (!text) return;
    // A tab that opens changes the height of what is beside it.
    const size = new ResizeObserver(() => setParts(partsIn(text)));
    size.observe(text);
    return () => size.disconnect();
  }, []);
  return (
    <nav ref={place} aria-labelledby={label} className={css.contents} hidden={parts.length < LONG}>
      <Label as="h2" id={label}>
        On this page
      </Label>
      <ul>
        {parts.map(({ id, title }) => (
          <li key={id}>
            <Link to={`#${id}`}>{title}</Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function partsIn(text: Element): Part[] {
  return [...text.querySelectorAll<HTMLElement>('section > h2[id]')]
    .filter((heading) => heading.getClientRects().length > 0)
    .map(({ id, textContent }) => ({ id, title: textContent }));
}
