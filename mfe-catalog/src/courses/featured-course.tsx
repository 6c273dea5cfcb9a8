import { Label, List, Row, Stack } from '@coachlab/ui';
import type { Course } from './courses.ts';
import css from './courses.module.css';
import { EnrollLink } from './enroll-link.tsx';
import { price } from './price.ts';

/** The course that stands first, with its early bird price. */
export function FeaturedCourse({ course }: { course: Course }) {
  const { title, promise, description, weeks, hours, modules, hoursPerModule, earlyBird } = course;
  return (
    <article className={css.featured} aria-labelledby={`featured-${course.id}`}>
      <Stack gap={4}>
        <Label tone="act">Featured course</Label>
        <h2 id={`featured-${course.id}`} className={css.title}>
          {title}
        </h2>
        <p className={css.promise}>{promise}</p>
        <p className={css.soft}>{description}</p>
        <div className={css.prices}>
          {earlyBird !== undefined && (
            <p>
              <b>{price(earlyBird)}</b> <span>early bird</span>
            </p>
          )}
          <p className={css.regular}>{price(course.price)} regular</p>
        </div>
        <Row>
          <EnrollLink course={course} primary />
        </Row>
      </Stack>
      <div>
        <p className={css.facts}>
          {weeks} weeks · {modules.length} modules · {hours} hours
        </p>
        <List
          kind="numbered"
          items={modules.map((name) => (
            <span key={name}>
              {name}
              {hoursPerModule && <small>{hoursPerModule} hours</small>}
            </span>
          ))}
        />
      </div>
    </article>
  );
}
