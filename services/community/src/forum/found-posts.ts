import { Brackets, type EntityManager } from 'typeorm';
import type { PostsQuery } from './page-query.ts';
import { PostRow } from './post.row.ts';
import { publishedPost } from './published-posts.ts';

// oxlint-disable-next-line no-control-regex -- ASCII begins with them.
const ASCII = /^[\u0000-\u007F]*$/;

/** The newest posts, which a search and an order by votes look at. */
const SEARCHED_POSTS = 2_000;

/** Of the newest posts those that match, so that no search reads a table of any size; those after `before` in the order. */
export async function foundPosts(
  manager: EntityManager,
  { q, category, sort, before, limit }: PostsQuery,
): Promise<PostRow[]> {
  const [oldest] = await manager.find(PostRow, {
    select: { id: true },
    order: { id: 'DESC' },
    skip: SEARCHED_POSTS - 1,
    take: 1,
  });
  const found = manager.createQueryBuilder(PostRow, 'post').where("post.status = 'published'").take(limit);
  if (oldest) found.andWhere('post.id >= :oldest', { oldest: oldest.id });
  if (category) found.andWhere('post.category = :category', { category });
  if (q) {
    // SQLite's LIKE takes ASCII letters of either case as the same; its LOWER for all letters takes four times as long.
    const ignoresCase = manager.connection.options.type === 'better-sqlite3' && ASCII.test(q);
    const inLowerCase = (column: string) => (ignoresCase ? column : `LOWER(${column})`);
    const part = `%${q.toLowerCase().replace(/[!%_]/g, '!$&')}%`;
    found.andWhere(
      new Brackets((either) =>
        either
          .where(`${inLowerCase('post.title')} LIKE :part ESCAPE '!'`, { part })
          .orWhere(`${inLowerCase('post.content')} LIKE :part ESCAPE '!'`, { part }),
      ),
    );
  }
  if (sort === 'top') found.orderBy('post.upvotes', 'DESC');
  found.addOrderBy('post.id', 'DESC');
  if (before && sort === 'top') {
    const { upvotes } = await publishedPost(manager, before);
    found.andWhere('(post.upvotes < :upvotes OR (post.upvotes = :upvotes AND post.id < :before))', {
      upvotes,
      before,
    });
  } else if (before) found.andWhere('post.id < :before', { before });
  return found.getMany();
}
