import { countryFor, EVERYWHERE, HELP_LINES, type CountryHelp, type HelpLine } from '@coachlab/safety';
import { languages } from '@coachlab/learner';
import { useHydrated } from '@coachlab/remote-kit';
import css from './help-now.module.css';

/** Every country; the visitor's own first, once the browser can say which that is. */
export function CountryList() {
  const own = useHydrated() ? countryFor(languages()) : undefined;
  const all = own ? [own, ...HELP_LINES.filter((help) => help !== own)] : HELP_LINES;
  return (
    <>
      <ul className={css.countries}>
        {all.map((help) => (
          <Country key={help.country} help={help} />
        ))}
      </ul>
      <p>
        Anywhere else: <a href={EVERYWHERE.url}>{EVERYWHERE.name}</a> lists lines in more than a hundred
        countries. Your doctor, occupational health and your company's assistance programme are there as well.
      </p>
    </>
  );
}

function Country({ help }: { help: CountryHelp }) {
  return (
    <li className={css.country}>
      <h3>{help.name}</h3>
      <dl>
        <dt>Emergency</dt>
        <dd>
          <a href={`tel:${help.emergency}`}>{help.emergency}</a>
        </dd>
        <dt>Crisis, thoughts of suicide</dt>
        {help.crisis.map((line) => (
          <Line key={line.dial} line={line} />
        ))}
        {help.violence.length > 0 && <dt>Violence at home</dt>}
        {help.violence.map((line) => (
          <Line key={line.dial} line={line} />
        ))}
      </dl>
    </li>
  );
}

function Line({ line: { name, number, dial, note } }: { line: HelpLine }) {
  return (
    <dd>
      <a href={`tel:${dial}`}>{number}</a> {name !== number && name}
      {note && <small>{note}</small>}
    </dd>
  );
}
