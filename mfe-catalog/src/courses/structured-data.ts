import { PRODUCT_NAME } from '@coachlab/contracts';
import { href } from '../shared/addresses.ts';
import { COURSES } from './courses.ts';

/** schema.org: the courses with what they cost and take. */
export function coursesData(origin: string) {
  return {
    '@context': 'https://schema.org',
    '@type': 'ItemList',
    name: 'Courses',
    itemListElement: COURSES.map((course, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      item: {
        '@type': 'Course',
        name: course.title,
        description: course.description,
        url: `${origin}${href.courses()}#${course.id}`,
        provider: { '@type': 'Organization', name: PRODUCT_NAME, url: origin },
        offers: {
          '@type': 'Offer',
          category: 'Paid',
          price: course.earlyBird ?? course.price,
          priceCurrency: 'USD',
        },
        // ISO 8601.
        hasCourseInstance: {
          '@type': 'CourseInstance',
          courseMode: 'Online',
          courseWorkload: `PT${course.hours}H`,
        },
      },
    })),
  };
}
