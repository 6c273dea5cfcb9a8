import { type CertificationModule, type ModuleProgress, QUIZ_LENGTH } from '@coachlab/contracts';
import { quizDrafts, useStored } from '@coachlab/learner';
import { RouteLink } from '@coachlab/remote-kit';
import { Badge, Button, cx, Icon, Label } from '@coachlab/ui';
import Lock from 'lucide-react/icons/lock';
import { quizOf } from './quiz-of.ts';
import { Quiz } from './quiz.tsx';
import css from './module-item.module.css';

interface ModuleItemProps {
  certificationId: string;
  module: CertificationModule;
  number: number;
  locked: boolean;
  progress: ModuleProgress | undefined;
  /** The one to do now. */
  next: boolean;
  /** All modules are complete. */
  finished: boolean;
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** What a module is about, what to read, and its quiz. Locked, it is all there to see and nothing to press. */
export function ModuleItem(props: ModuleItemProps) {
  const { certificationId, module, number, locked, progress, open } = props;
  const begun = useStored(quizDrafts)[quizOf(certificationId, module.id)] !== undefined;
  const words = begun ? 'Continue the quiz' : progress ? 'Take the quiz again' : 'Take the quiz';
  return (
    <li className={cx(css.module, locked && css.locked)}>
      <span className={css.number} aria-hidden="true">
        {number}
      </span>
      <div className={css.body}>
        <div className={css.head}>
          <h3>{module.title}</h3>
          {progress?.completed && <Badge tone="done">Completed</Badge>}
        </div>
        <p className={css.description}>{module.description}</p>
        <div>
          <Label as="h4">To read</Label>
          <ul className={css.reading}>
            {module.artifacts.map(({ id, title }) => (
              <li key={id}>
                {locked ? (
                  title
                ) : (
                  <RouteLink route="artifact" params={{ id }}>
                    {title}
                  </RouteLink>
                )}
              </li>
            ))}
          </ul>
        </div>
        {locked ? (
          <p className={css.lock}>
            <Icon of={Lock} />
            <span>Enroll in the certification to unlock this module</span>
          </p>
        ) : open ? (
          <Quiz
            certificationId={certificationId}
            module={module}
            finished={props.finished}
            onClose={() => props.onOpenChange(false)}
          />
        ) : (
          <div className={css.foot}>
            <Button
              variant={props.next ? 'primary' : 'default'}
              aria-label={`${words}: ${module.title}`}
              onClick={() => props.onOpenChange(true)}
            >
              {words}
            </Button>
            <span>{factsOf(module, progress)}</span>
          </div>
        )}
      </div>
    </li>
  );
}

function factsOf({ requiredScore }: CertificationModule, progress: ModuleProgress | undefined): string {
  const facts = `${QUIZ_LENGTH} questions, ${requiredScore} % to pass`;
  return progress?.bestScore === undefined ? facts : `${facts}. Best so far: ${progress.bestScore} %`;
}
