import { ICPI_ERROR } from '@coachlab/contracts';
import { Block, Stack } from '@coachlab/ui';
import css from './caution.module.css';

/** How far the result can be trusted. The figures are those of docs/icpi-error.md. */
export function Caution() {
  return (
    <div role="note" className={css.caution}>
      <Block label="How far to trust this">
        <Stack>
          <p>
            <strong>Self-report, not validated, no norms.</strong> You described yourself, and nobody checked.
            The ICPI has not been tested against how people really behave, and there is no comparison group,
            so a score cannot tell you how you compare with other managers. The level is a name for the
            composite score, not a judgement of your skill.
          </p>
          <p>
            The range beside each score is its likely error: {ICPI_ERROR.dimension} points either way,{' '}
            {ICPI_ERROR.composite} for the composite. If you took the ICPI many times, your average would fall
            inside it about two times in three. About half of all people would get a different archetype the
            next time. We simulated these figures for a reliability of .75; they have not been measured.
          </p>
        </Stack>
      </Block>
    </div>
  );
}
