import { Link, PageHead, useSite } from '@coachlab/remote-kit';
import { Columns, LinkButton, Page, PageHeader, Spread, Stack } from '@coachlab/ui';
import { CourseCard } from '../courses/course-card.tsx';
import { COURSES, FEATURED } from '../courses/courses.ts';
import { FeaturedCourse } from '../courses/featured-course.tsx';
import { LearningPaths } from '../courses/learning-paths.tsx';
import { coursesData } from '../courses/structured-data.ts';
import { href } from '../shared/addresses.ts';

export function Component() {
  const { origin } = useSite();
  const featured = COURSES.find(({ id }) => id === FEATURED);
  return (
    <Page>
      <PageHead
        title="Courses"
        description="Four courses for people who lead people: winning with AI, prompts that hold, quiet systems, and surviving sales leadership. Small groups, real cases."
        structuredData={coursesData(origin)}
      />
      <PageHeader
        label="Courses"
        title="Learn it with others"
        lead="Four to ten weeks, a handful of evenings, and your own cases on the table."
      />
      {featured && <FeaturedCourse course={featured} />}
      <Spread heading="All courses">
        <Columns>
          {COURSES.map((course) => (
            <div key={course.id} id={course.id}>
              <CourseCard course={course} />
            </div>
          ))}
        </Columns>
      </Spread>
      <Spread
        heading="Learning paths"
        note="Two courses in an order that helps, and one text to begin with tonight."
      >
        <LearningPaths />
      </Spread>
      <Spread heading="Not yet?">
        <Stack gap={4}>
          <p>
            Everything in the Lab is free and open. Try one framework this week; the courses will still be
            here.
          </p>
          <div>
            <LinkButton leaves link={<Link to={href.lab()} />}>
              Go to the Lab
            </LinkButton>
          </div>
        </Stack>
      </Spread>
    </Page>
  );
}
