import { describe, expect, it, jest } from '@jest/globals';
import { createRef } from 'react';
import { fireEvent, render, screen } from '@testing-library/react';
import { RangeField, SelectField, TextArea, TextField } from './field.tsx';

describe('Fields', () => {
  it('read their error and hint with the control, and mark it invalid', () => {
    const { rerender } = render(<TextField label="Email" hint="We answer there" />);
    const email = screen.getByRole('textbox', { name: 'Email' });
    expect(email).toHaveAccessibleDescription('We answer there');
    expect(email).toBeValid();
    rerender(<TextField label="Email" hint="We answer there" error="Please enter a valid email address" />);
    expect(email).toBeInvalid();
    expect(email).toHaveAccessibleDescription('Please enter a valid email address We answer there');
  });

  it('hand the element to the ref, so that a form can focus the first fault', () => {
    const ref = createRef<HTMLTextAreaElement>();
    render(<TextArea label="Content" ref={ref} rows={4} />);
    expect(ref.current).toBe(screen.getByRole('textbox', { name: 'Content' }));
  });

  it('keep a hidden label for screen readers', () => {
    render(<TextField label="Search" hideLabel type="search" placeholder="Search 119 artifacts" />);
    expect(screen.getByRole('searchbox', { name: 'Search' })).toBeVisible();
  });

  it('offer options', () => {
    render(
      <SelectField label="Time" defaultValue="15" error="Choose one">
        <option value="5">5 minutes</option>
        <option value="15">15 minutes</option>
      </SelectField>,
    );
    expect(screen.getByRole('combobox', { name: 'Time' })).toHaveDisplayValue('15 minutes');
    expect(screen.getByRole('combobox', { name: 'Time' })).toBeInvalid();
  });

  it('show and speak the value of a slider in words', () => {
    const change = jest.fn();
    render(
      <RangeField
        label="Weekly meeting hours"
        min={1}
        max={40}
        value={10}
        valueText="10 hours"
        onChange={(event) => change(event.target.value)}
      />,
    );
    const slider = screen.getByRole('slider', { name: 'Weekly meeting hours' });
    expect(slider).toHaveAttribute('aria-valuetext', '10 hours');
    expect(screen.getByText('10 hours')).toBeVisible();
    fireEvent.change(slider, { target: { value: '12' } });
    expect(change).toHaveBeenCalledWith('12');
  });
});
