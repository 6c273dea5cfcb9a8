import { artifactNotes, keepNote, useStored } from '@coachlab/learner';
import { Panel, TextArea } from '@coachlab/ui';
import css from './artifact.module.css';

/** A note of one's own. It is kept as it is typed; emptying the field takes it out. */
export function NoteCard({ id }: { id: string }) {
  const notes = useStored(artifactNotes);
  const text = Object.hasOwn(notes, id) ? notes[id]!.text : '';
  return (
    <Panel title="Your note" level={2} className={css.note}>
      <TextArea
        label="Your note"
        hideLabel
        rows={3}
        value={text}
        hint="Kept in this browser as you type, and part of Export progress."
        onChange={(event) => keepNote(id, event.currentTarget.value)}
      />
    </Panel>
  );
}
