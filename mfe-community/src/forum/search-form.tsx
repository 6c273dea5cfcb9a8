import { FORUM_CATEGORIES, FORUM_LIMITS } from '@coachlab/contracts';
import { useNavigate } from '@coachlab/remote-kit';
import { Button, SelectField, TextField } from '@coachlab/ui';
import { type FormEvent, useEffect, useRef } from 'react';
import { href } from '../shared/addresses.ts';
import { CATEGORY_NAMES } from './category-names.ts';
import { type ForumSearch, searchOf, searchText } from './forum-search.ts';
import css from './search-form.module.css';

/** Asks for posts by words, category and order. Without scripts the browser itself sends it. */
export function SearchForm({ search }: { search: ForumSearch }) {
  const form = useRef<HTMLFormElement>(null);
  useFieldsOf(search, form);
  const navigate = useNavigate();
  const ask = (asked: HTMLFormElement) => {
    const text = searchText(searchOf(new URLSearchParams(new FormData(asked) as never)));
    void navigate(text ? `${href.forum()}?${text}` : href.forum(), { preventScrollReset: true });
  };
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    ask(event.currentTarget);
  };
  const choose = ({ currentTarget }: FormEvent<HTMLSelectElement>) =>
    currentTarget.form && ask(currentTarget.form);

  return (
    <form ref={form} role="search" action={href.forum()} className={css.form} onSubmit={submit}>
      <div className={css.words}>
        <TextField
          label="Search the forum"
          hideLabel
          placeholder="Search the forum"
          name="q"
          type="search"
          autoComplete="off"
          enterKeyHint="search"
          maxLength={2 * FORUM_LIMITS.search}
          defaultValue={search.q}
        />
        <Button type="submit">Find</Button>
      </div>
      <SelectField
        label="Category"
        hideLabel
        name="category"
        defaultValue={search.category}
        onChange={choose}
      >
        <option value="">All categories</option>
        {FORUM_CATEGORIES.map((one) => (
          <option key={one} value={one}>
            {CATEGORY_NAMES[one]}
          </option>
        ))}
      </SelectField>
      <SelectField label="Order" hideLabel name="sort" defaultValue={search.sort} onChange={choose}>
        <option value="">Newest first</option>
        <option value="top">Most votes first</option>
      </SelectField>
    </form>
  );
}

/** The fields follow the address, Back included; what was typed before the scripts came stays. */
function useFieldsOf(search: ForumSearch, form: { current: HTMLFormElement | null }): void {
  const text = searchText(search);
  const shown = useRef(text);
  useEffect(() => {
    if (shown.current === text) return;
    shown.current = text;
    const asked = new URLSearchParams(text);
    for (const name of ['q', 'category', 'sort']) {
      const field = form.current?.elements.namedItem(name) as HTMLInputElement | HTMLSelectElement | null;
      if (field) field.value = asked.get(name) ?? '';
    }
  }, [text, form]);
}
