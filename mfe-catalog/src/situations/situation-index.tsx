import { SITUATION_THEMES, type SituationCard } from '@coachlab/contracts';
import { Link, openChat } from '@coachlab/remote-kit';
import { Button, EmptyState, Entry, EntryList, Row, Spread } from '@coachlab/ui';
import { useSearchText } from '../search/use-search-text.ts';
import { href } from '../shared/addresses.ts';
import { useAddressFilter } from '../shared/use-address-filter.ts';
import { findSituations, themeOf } from './find-situations.ts';
import { SituationFilter } from './situation-filter.tsx';
import css from './situations.module.css';

/** The situations by theme, under a filter that lives in the address. */
export function SituationIndex({ cards }: { cards: readonly SituationCard[] }) {
  const [text, setText] = useSearchText();
  const [word, setTheme] = useAddressFilter('theme');
  const theme = themeOf(word);
  const groups = findSituations(cards, theme, text);
  const count = groups.reduce((sum, { cards: own }) => sum + own.length, 0);
  const typed = text.trim();
  return (
    <>
      <SituationFilter cards={cards} theme={theme} onTheme={setTheme} text={text} onText={setText} />
      <p role="status" className={css.found}>
        {count} {count === 1 ? 'situation' : 'situations'}
      </p>
      {count === 0 && (
        <EmptyState
          level={2}
          title={typed ? `No situation found for “${typed}”` : 'No situations yet'}
          act={
            <Row>
              {typed && (
                <Button size="small" onClick={() => openChat(typed)}>
                  Ask the assistant
                </Button>
              )}
              {theme && (
                <Button size="small" onClick={() => setTheme(null)}>
                  Search all themes
                </Button>
              )}
            </Row>
          }
        >
          The assistant understands whole sentences.
        </EmptyState>
      )}
      {groups.map(({ theme: name, cards: own }, at) => (
        <Spread key={name} heading={SITUATION_THEMES[name]} tight={at === 0}>
          <div className={css.entries}>
            <EntryList ordered={false}>
              {own.map(({ slug, title, summary }) => (
                <Entry key={slug} title={title} link={<Link to={href.situation(slug)} />}>
                  {summary}
                </Entry>
              ))}
            </EntryList>
          </div>
        </Spread>
      ))}
    </>
  );
}
