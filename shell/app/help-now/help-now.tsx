import { HELP_LINES_CHECKED_ON } from '@coachlab/safety';
import { Page, PageHeader, Prose, Spread } from '@coachlab/ui';
import { CountryList } from './country-list.tsx';
import css from './help-now.module.css';
import { Dangers } from './dangers.tsx';

/** Who to call first, and then what to say. Everything opens without scripts. */
export function HelpNow() {
  return (
    <Page>
      <PageHeader
        title="Help now"
        lead="If somebody's life or safety is at stake, call first and read later. You can call for someone else, and you can call only to ask."
      />
      <ul className={css.emergency} aria-label="Emergency numbers">
        {EMERGENCY.map(({ where, number }) => (
          <li key={number}>
            <span>{where}</span>
            <a href={`tel:${number}`}>{number}</a>
          </li>
        ))}
      </ul>
      <Spread heading="Who to call" note="Not only for yourself.">
        <CountryList />
        <p className={css.small}>
          Numbers checked on {HELP_LINES_CHECKED_ON}. If one does not answer, call the emergency number.
        </p>
      </Spread>
      <Spread heading="What to do and say">
        <Dangers />
      </Spread>
      <Spread heading="Where coaching ends">
        <Prose>
          <p>
            Coaching helps with work. It does not treat illness, and it does not keep anybody safe. You do not
            have to be certain before you bring in someone who can. Being wrong costs an awkward quarter of an
            hour.
          </p>
          <p>
            Do not promise to keep a danger secret. “I'll tell only the people who can help, and I'll tell you
            who” is a promise you can keep.
          </p>
        </Prose>
      </Spread>
    </Page>
  );
}

const EMERGENCY = [
  { where: 'Europe, and most mobile phones', number: '112' },
  { where: 'US and Canada', number: '911' },
  { where: 'United Kingdom', number: '999' },
  { where: 'Australia', number: '000' },
  { where: 'New Zealand', number: '111' },
];
