import type { ArtifactCard } from '@coachlab/contracts';
import { apiQuery, Link, PageHead, pageData, useQuery } from '@coachlab/remote-kit';
import styles from './lab.module.css';

const labCards = apiQuery<ArtifactCard[]>('/api/artifacts', { section: 'lab', view: 'card' });

export const loader = pageData(() => [labCards]);

export function Component() {
  const cards = useQuery(labCards);
  return (
    <div className={styles.page}>
      <PageHead title="Lab" description="Frameworks and assessments." />
      <h1>The Lab</h1>
      {cards.isPending && <p>Loading artifacts...</p>}
      {cards.isError && <button onClick={() => cards.refetch()}>Try again</button>}
      <ul>
        {cards.data?.map((card) => (
          <li key={card.id}>
            <Link to={`/artifact/${card.id}`}>{card.title}</Link>
          </li>
        ))}
      </ul>
    </div>
  );
}
