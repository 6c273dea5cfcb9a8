import { List, Panel } from '@coachlab/ui';
import type { Course } from './courses.ts';
import css from './courses.module.css';
import { EnrollLink } from './enroll-link.tsx';
import { price } from './price.ts';

export function CourseCard({ course }: { course: Course }) {
  const { title, promise, weeks, hours, modules, earlyBird } = course;
  return (
    <Panel
      label={`${weeks} weeks · ${modules.length} modules · ${hours} hours`}
      title={title}
      act={
        <div className={css.foot}>
          <p className={css.price}>
            <b>{price(course.price)}</b>
            {earlyBird !== undefined && <span>early bird {price(earlyBird)}</span>}
          </p>
          <EnrollLink course={course} />
        </div>
      }
      className={css.card}
    >
      <p className={css.cardPromise}>{promise}</p>
      <List kind="dash" items={modules} className={css.modules} />
    </Panel>
  );
}
