import { expect, it, jest } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Chip, ChipRow } from './chip.tsx';

it('names the filter with its count, and says whether it is on', async () => {
  const press = jest.fn();
  render(
    <ChipRow label="Category">
      <Chip pressed count={34}>
        All
      </Chip>
      <Chip pressed={false} count={0} onClick={press}>
        Rubric
      </Chip>
    </ChipRow>,
  );
  expect(screen.getByRole('group', { name: 'Category' })).toBeVisible();
  expect(screen.getByRole('button', { name: /All\s*34/, pressed: true })).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: /Rubric\s*0/, pressed: false }));
  expect(press).toHaveBeenCalledTimes(1);
});
