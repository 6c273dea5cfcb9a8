import { ICPI_SCALE, type IcpiQuestion } from '@coachlab/contracts';
import { createChunk, Scale, useChunk } from '@coachlab/ui';
import { type FormEvent, useRef, useState } from 'react';
import { PageDots } from './page-dots.tsx';
import { questionPages } from './paging.ts';
import { ResumeOffer } from './resume-offer.tsx';
import { Turn } from './turn.tsx';
import { useAnswerSheet } from './use-answer-sheet.ts';
import { useSend } from './use-send.ts';
import css from './questionnaire.module.css';

/** Wanted at the last page alone. */
const consent = createChunk(() => import('../joining/sending-consent.tsx'));
const addScores = async (resultId: string) => (await consent.load()).addScores(resultId);

/** All pages of the ICPI, one at a time. */
export function Questionnaire({ questions }: { questions: readonly IcpiQuestion[] }) {
  const sheet = useAnswerSheet();
  const send = useSend(questions);
  const [at, setAt] = useState(0);
  const [agreed, setAgreed] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);
  // Sent answers stay in sight until the result takes their place.
  const answers = send.isPending || send.isSuccess ? send.variables.answers : sheet.answers;
  const pages = questionPages(questions, answers);
  const page = pages[Math.min(at, pages.length - 1)]!;
  const answered = pages.reduce((sum, { answered: own }) => sum + own, 0);
  const locked = send.isPending || send.isSuccess;

  const turnTo = (index: number) => {
    setAt(index);
    sheet.moveTo(index);
    // The new page is read, and scrolled to, from its top.
    heading.current?.focus({ preventScroll: true });
    heading.current?.scrollIntoView();
  };

  if (sheet.waiting) {
    const resume = () => {
      sheet.resume();
      setAt(Math.min(sheet.position, pages.length - 1));
    };
    return (
      <ResumeOffer
        answered={answered}
        total={questions.length}
        onResume={resume}
        onStartOver={sheet.startOver}
      />
    );
  }

  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (answered === questions.length && !locked) {
      send.mutate({ answers, attempt: sheet.attempt, ...(agreed && { afterwards: addScores }) });
    }
  };

  return (
    <form className={css.form} onSubmit={submit} noValidate>
      <h2 ref={heading} tabIndex={-1} className={css.heading}>
        Page {page.index + 1} of {pages.length}
      </h2>
      <div className={css.head}>
        <PageDots pages={pages} current={page.index} onChoose={turnTo} />
        <p role="status" className={css.count}>
          {answered} of {questions.length} answered
        </p>
      </div>
      {page.questions.map(({ id, text }, index) => (
        <Scale
          key={id}
          name={id}
          number={page.first + index}
          statement={text}
          words={ICPI_SCALE}
          value={answers[id] ?? null}
          onChange={(value) => locked || sheet.answer(id, value, page.index)}
        />
      ))}
      <Turn pages={pages} page={page} send={send} onTurn={turnTo}>
        {page.index === pages.length - 1 && (
          <WorkshopConsent agreed={agreed} onChange={(next) => locked || setAgreed(next)} />
        )}
      </Turn>
    </form>
  );
}

interface WorkshopConsentProps {
  agreed: boolean;
  onChange: (agreed: boolean) => void;
}

/** Without it the answers are sent all the same, and can be added to a workshop from the result. */
function WorkshopConsent(props: WorkshopConsentProps) {
  const part = useChunk(consent, true, () => {});
  return part && <part.SendingConsent {...props} />;
}
