import type { ArtifactCard, ArtifactCategorySummary } from '@coachlab/contracts';
import { Link } from '@coachlab/remote-kit';
import { TextField } from '@coachlab/ui';
import { useState } from 'react';
import { HelpNote } from '../search/help-note.tsx';
import { matches } from '../search/matches.ts';
import { href } from '../shared/addresses.ts';
import css from './lab-contents.module.css';

export interface LabContentsProps {
  cards: readonly ArtifactCard[];
  categories: readonly ArtifactCategorySummary[];
}

/** All titles by category, and a field that narrows them down. */
export function LabContents({ cards, categories }: LabContentsProps) {
  const [text, setText] = useState('');
  const found = cards.filter((card) => matches(card, text));
  const groups = categories
    .map(({ id, name }) => ({ id, name, cards: found.filter(({ category }) => category === id) }))
    .filter((group) => group.cards.length > 0);
  return (
    <section className={css.contents} aria-label="Search and contents">
      <TextField
        label="Search the Lab"
        type="search"
        autoComplete="off"
        className={css.field}
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- it was opened to type in
        autoFocus
        value={text}
        onChange={(event) => setText(event.currentTarget.value)}
      />
      <HelpNote text={text} />
      <p role="status" className={css.count}>
        {found.length > 0 ? `${found.length} ${found.length === 1 ? 'title' : 'titles'}` : 'No Match Found'}
      </p>
      <nav aria-label="Contents" className={css.groups}>
        {groups.map((group) => (
          <div key={group.id}>
            <h2>{group.name}</h2>
            <ul>
              {group.cards.map(({ id, title }) => (
                <li key={id}>
                  <Link to={href.artifact(id)}>{title}</Link>
                </li>
              ))}
            </ul>
          </div>
        ))}
      </nav>
    </section>
  );
}
