import { Link } from '@coachlab/remote-kit';
import { Columns, LinkButton, List, Stack } from '@coachlab/ui';
import { href } from '../shared/addresses.ts';
import { COURSES, LEARNING_PATHS } from './courses.ts';
import css from './courses.module.css';

export function LearningPaths() {
  return (
    <Columns kind="ruled">
      {LEARNING_PATHS.map(({ title, forWhom, courses, start }) => (
        <Stack key={title} gap={3} className={css.path}>
          <h3 className={css.pathTitle}>{title}</h3>
          <p className={css.soft}>{forWhom}</p>
          <List
            kind="numbered"
            items={courses.map((id) => COURSES.find((course) => course.id === id)?.title ?? id)}
          />
          <div>
            <LinkButton variant="quiet" leaves link={<Link to={href.artifact(start.id)} />}>
              Read {start.title} first
            </LinkButton>
          </div>
        </Stack>
      ))}
    </Columns>
  );
}
