import { ADVICE, type ConcernKind } from '@coachlab/safety';
import { CoachWords } from '../chat/coach-words.tsx';
import css from './help-now.module.css';

const DANGERS: [ConcernKind, string][] = [
  ['suicide', 'Thoughts of suicide'],
  ['self-harm', 'Self-harm'],
  ['violence-at-home', 'Violence at home'],
  ['threat', 'Threats, weapons, violence at work'],
  ['abuse-at-work', 'Harassment and abuse at work'],
  ['panic', 'Panic, collapse, confusion'],
  ['addiction', 'Alcohol, drugs, gambling'],
  ['eating', 'Eating'],
  ['after-suicide', 'After a suicide'],
];

/** One fold a danger: what to do for somebody else, and for oneself. */
export function Dangers() {
  return DANGERS.map(([kind, title]) => (
    <details key={kind} className={css.danger} id={kind}>
      <summary>{title}</summary>
      <h3>If it is someone else</h3>
      <CoachWords text={inGeneral(ADVICE[kind].other)} />
      <h3>If it is you</h3>
      <CoachWords text={inGeneral(ADVICE[kind].self)} />
    </details>
  ));
}

function inGeneral(text: string): string {
  return text.replaceAll('{emergency}', 'the emergency number').replaceAll('below', 'above');
}
