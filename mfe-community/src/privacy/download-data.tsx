import { saveFile } from '@coachlab/learner';
import { useMutation, useQueryClient } from '@coachlab/remote-kit';
import { Button, Prose, Row } from '@coachlab/ui';
import { readMyData } from '../api/my-data.ts';
import { askKeepers } from './ask-keepers.ts';
import { dataFile, dataFileName } from './data-file.ts';
import { Faults } from './faults.tsx';

/** One file of what all services keep; those that do not answer are named, and the others are in it. */
export function DownloadData() {
  const client = useQueryClient();
  const download = useMutation({
    mutationFn: async () => {
      const asked = await askKeepers((keeper) => readMyData(client, keeper));
      const any = asked.some(({ answer }) => answer !== null);
      if (any) saveFile(dataFileName(), dataFile(asked));
      return { asked, any };
    },
  });
  return (
    <Prose>
      <p>
        One JSON file with what the server keeps under this browser’s cookie: assessment results, workshops,
        enrolments, quiz attempts and open quiz questions, certificates, forum posts and replies (held ones
        too), votes and reports.
      </p>
      <Row>
        <Button pending={download.isPending} pendingLabel="Collecting..." onClick={() => download.mutate()}>
          Download what the server keeps of you
        </Button>
      </Row>
      <p role="status">{download.data?.any && 'The file was saved.'}</p>
      <Faults of={download.data?.asked ?? []}>not in the file</Faults>
    </Prose>
  );
}
