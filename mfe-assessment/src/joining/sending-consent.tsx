import { useStored, workshopToJoin } from '@coachlab/learner';
import { toast } from '@coachlab/remote-kit';
import { joinWorkshop } from '../api/joining.ts';
import { Consent } from './consent.tsx';
import { joinFault } from './join-fault.ts';
import { workshopName } from './workshop-name.ts';

interface SendingConsentProps {
  agreed: boolean;
  onChange: (agreed: boolean) => void;
}

/** Above the button that sends the answers, for who has entered a workshop's code. */
export function SendingConsent({ agreed, onChange }: SendingConsentProps) {
  const workshop = useStored(workshopToJoin);
  return (
    workshop && (
      <div style={{ marginBottom: 'var(--s-5)' }}>
        <Consent workshop={workshop} agreed={agreed} onChange={onChange} />
      </div>
    )
  );
}

/** Once the result is there. A fault keeps nobody from it: the scores can be added on its page. */
export async function addScores(resultId: string): Promise<void> {
  const workshop = workshopToJoin.get();
  if (!workshop) return;
  try {
    await joinWorkshop(workshop.code, resultId);
    workshopToJoin.set(null);
    toast({ tone: 'done', title: `Your scores are in ${workshopName(workshop)}` });
  } catch (error) {
    toast({
      tone: 'error',
      title: 'Your scores were not added to the workshop',
      description: `${joinFault(error)} Your result is kept, and you can add it on this page, under Workshop.`,
    });
  }
}
