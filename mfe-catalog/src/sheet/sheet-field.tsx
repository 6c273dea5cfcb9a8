import type { SheetField as Field } from '@coachlab/contracts';
import type { Written } from '@coachlab/learner';
import { SelectField, TextArea, TextField } from '@coachlab/ui';
import css from './sheet.module.css';
import { SheetMarks } from './sheet-marks.tsx';
import { SheetRows } from './sheet-rows.tsx';

/** A place to write, as large as what goes there. */
export function SheetField({ of: field, written }: { of: Field; written: Written }) {
  const { id, label, hint } = field;
  const value = written.values[id] ?? '';
  const words = { label, hint };
  const onChange = ({ currentTarget }: { currentTarget: { value: string } }) =>
    written.write({ [id]: currentTarget.value });
  switch (field.kind) {
    case 'rows':
      return <SheetRows of={field} written={written} />;
    case 'marks':
      return <SheetMarks of={field} value={value} onChange={(marks) => written.write({ [id]: marks })} />;
    case 'choice':
      return (
        <SelectField {...words} className={css.short} value={value} onChange={onChange}>
          <option value="">Not chosen</option>
          {field.options.map((option) => (
            <option key={option}>{option}</option>
          ))}
        </SelectField>
      );
    case 'date':
      return <TextField {...words} type="date" className={css.short} value={value} onChange={onChange} />;
    case 'short':
      return <TextField {...words} className={css.short} value={value} onChange={onChange} />;
    case 'text':
      return <TextArea {...words} rows={3} className={css.text} value={value} onChange={onChange} />;
    default:
      return <TextArea {...words} rows={1} className={css.line} value={value} onChange={onChange} />;
  }
}
