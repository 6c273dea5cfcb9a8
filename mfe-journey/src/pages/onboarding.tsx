import { SECTIONS } from '@coachlab/contracts';
import { onboardingCompleted } from '@coachlab/learner';
import { PageHead, pageData, useNavigate } from '@coachlab/remote-kit';
import { Button, Page, Row } from '@coachlab/ui';
import { useState } from 'react';
import { sectionCounts } from '../api/artifacts.ts';
import { Ready } from '../onboarding/ready.tsx';
import { TwoWays } from '../onboarding/two-ways.tsx';
import { Welcome } from '../onboarding/welcome.tsx';
import { useStepFocus } from '../shared/use-step-focus.ts';
import css from '../onboarding/onboarding.module.css';
import { href } from '../shared/addresses.ts';

/** The lists' lengths, without the lists. */
export const loader = pageData(() => SECTIONS.map(sectionCounts) as never);

export function Component() {
  const [step, setStep] = useState<1 | 2 | 3>(1);
  const navigate = useNavigate();
  const heading = useStepFocus(step);
  const finish = () => {
    onboardingCompleted.set(true);
    void navigate(href.home());
  };

  return (
    <Page narrow>
      <PageHead
        title="Welcome"
        description="A two-minute tour: what is here, and two ways to use it."
        noindex
      />
      <div className={css.page}>
        <Row between>
          <p className={css.step}>Step {step} of 3</p>
          <Button variant="quiet" onClick={finish}>
            Skip tutorial
          </Button>
        </Row>
        {step === 1 && <Welcome heading={heading} onNext={() => setStep(2)} />}
        {step === 2 && <TwoWays heading={heading} onNext={() => setStep(3)} />}
        {step === 3 && <Ready heading={heading} onFinish={finish} />}
      </div>
    </Page>
  );
}
