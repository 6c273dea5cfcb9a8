import {
  exportProgress,
  importProgress,
  type ImportSummary,
  NewerProgressFileError,
  saveFile,
} from '@coachlab/learner';
import { toast } from '@coachlab/remote-kit';

/** Gives the visitor a file of their progress, or takes what one holds, and says what became of it. */
export async function transfer(asked: 'export' | File): Promise<void> {
  if (asked === 'export') return saveFile('coachlab-progress.json', exportProgress());
  try {
    toast({
      tone: 'done',
      title: 'Progress imported',
      description: sentence(importProgress(await asked.text())),
    });
  } catch (error) {
    toast({
      tone: 'error',
      title: 'Nothing was imported',
      description:
        error instanceof NewerProgressFileError
          ? 'That file was saved by a later version of this site. Reload the page and import it again.'
          : 'That file is not an export of your progress. Choose the file that Export progress saved.',
    });
  }
}

function sentence({ added, completed, profile }: ImportSummary): string {
  const items = `${added} completed ${added === 1 ? 'item' : 'items'} added, ${completed} in all.`;
  return profile === 'imported' ? `${items} Your profile came along.` : items;
}
